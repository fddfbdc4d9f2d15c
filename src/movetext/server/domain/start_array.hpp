// Chess960: where a game begins is drawn, one of 960 arrays that are the same for both sides.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <cstdint>

namespace mt::server {

inline constexpr std::uint32_t start_array_count = 960;

// Puts a position in the terms of such a game that name none; `chance`: below start_array_count.  A number
// that they name (518: the array of chess) becomes the position; other games stay as they are.
void choose_start(Terms& terms, std::uint32_t chance);

// Whether the game begins where its rules have it begin, and not at a position of the players' choice.
bool has_usual_start(const Terms& terms);

// Whether the game counts for ratings, once it is played.
bool is_for_ratings(const Terms& terms);

}  // namespace mt::server
