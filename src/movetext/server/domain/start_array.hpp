// Games of which it is drawn where they begin, as Chess960: one of many arrays.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <cstdint>
#include <optional>

namespace mt::server::domain {

// How many arrays the game of the terms has; 1: none is drawn.
std::uint32_t start_array_count(const Terms& terms);

// Puts a position in the terms of such a game that name none; `chance`: below start_array_count(terms).  A
// number that they name (518: the array of chess) becomes the position; other games stay as they are.
void choose_start(Terms& terms, std::uint32_t chance);

// Why a number that stands for an array is none, behind choose_start(); nothing: it is no number.
std::optional<Refusal> objection_to_array(const Terms& terms);

// Whether the game begins where its rules have it begin, and not at a position of the players' choice.
bool has_usual_start(const Terms& terms);

// Whether the game counts for ratings, once it is played.
bool is_for_ratings(const Terms& terms);

}  // namespace mt::server::domain
