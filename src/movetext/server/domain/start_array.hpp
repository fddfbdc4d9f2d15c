// Chooses by lot the start position of a game that has many start arrays, such as Chess960.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <cstdint>
#include <optional>

namespace mt::server::domain {

// Returns the number of start arrays of the game; 1 if the start position is not chosen by lot.
std::uint32_t start_array_count(const Terms& terms);

// Puts the position of a start array into the terms. Terms without a start position get the array with the
// number `chance`, which must be less than start_array_count(terms). A start given as the number of an array
// (518 for the array of chess) is replaced by the position of that array. Other start positions and the terms
// of other games are not changed.
void choose_start(Terms& terms, std::uint32_t chance);

// Returns a refusal if the start in the terms is a number that belongs to no array. Call this function after
// choose_start(), which replaces every valid number.
std::optional<Refusal> objection_to_array(const Terms& terms);

// Returns whether the game begins at a start position of its rules. Returns false if the players have chosen
// another position.
bool has_usual_start(const Terms& terms);

// Returns whether the game will count for ratings when it ends.
bool is_for_ratings(const Terms& terms);

}  // namespace mt::server::domain
