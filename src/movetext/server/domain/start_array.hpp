// Draws by lot the start position of a game that has many starting arrays, such as Chess960.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <cstdint>
#include <optional>

namespace mt::server::domain {

// Returns how many arrays the game of the terms has; 1 if none is drawn.
std::uint32_t start_array_count(const Terms& terms);

// Puts a start position into the terms of such a game.  If the terms name none, `chance`, below
// start_array_count(terms), chooses it; a number that they name (518, the array of chess) becomes its
// position. Terms of other games stay as they are.
void choose_start(Terms& terms, std::uint32_t chance);

// Returns why the terms name a number that no array has, or nothing if they do not.  Call it after
// choose_start(), which has replaced every valid number.
std::optional<Refusal> objection_to_array(const Terms& terms);

// Returns whether the game begins at a start position of its rules, and not at one that the players have
// chosen.
bool has_usual_start(const Terms& terms);

// Returns whether the game counts for ratings when it has been played.
bool is_for_ratings(const Terms& terms);

}  // namespace mt::server::domain
