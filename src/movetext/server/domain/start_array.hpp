// Draws by lot the start position of a game that has many starting arrays, such as Chess960.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <cstdint>
#include <optional>

namespace mt::server::domain {

// Returns the number of start arrays of the game; 1 if none is drawn.
std::uint32_t start_array_count(const Terms& terms);

// Puts a start position into the terms of such a game.  If the terms name none, `chance`, below
// start_array_count(terms), chooses it; a number in the terms (518, the array of chess) is replaced by its
// position.  Terms of other games are unchanged.
void choose_start(Terms& terms, std::uint32_t chance);

// Returns a refusal if the terms contain a number that no array has, or nothing if they do not.  Call it
// after choose_start(), which has replaced every valid number.
std::optional<Refusal> objection_to_array(const Terms& terms);

// Returns whether the game begins at a start position of its rules, and not at one that the players have
// chosen.
bool has_usual_start(const Terms& terms);

// Returns whether the game counts for ratings once it has been played.
bool is_for_ratings(const Terms& terms);

}  // namespace mt::server::domain
