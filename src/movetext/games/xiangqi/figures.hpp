// Draws the men.
#pragma once
#include "movetext/board/piece_figure.hpp"
#include "movetext/games/xiangqi/board.hpp"

#include <array>
#include <string_view>

namespace mt::xiangqi {

// Returns the figure that shows the character of the man. The next element of the same array is the figure
// that shows the pictogram.
const board::PieceFigure& figure_of(Kind kind);
inline constexpr std::array<std::string_view, 2> piece_sets{"characters", "pictograms"};

}  // namespace mt::xiangqi
