// Converts a position to a drawing.
#pragma once
#include "movetext/board/coordinates.hpp"
#include "movetext/board/drawing.hpp"
#include "movetext/games/xiangqi/position.hpp"

namespace mt::xiangqi {

inline constexpr board::Coordinates coordinates{.shape = {file_count, rank_count, board::Squares::all},
                                                .first_rank = 0};

board::Drawing drawing_of(const Position& position);

}  // namespace mt::xiangqi
