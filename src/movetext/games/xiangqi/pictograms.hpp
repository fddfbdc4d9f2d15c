// Pictures of the men, for readers who do not know their characters.
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/games/xiangqi/board.hpp"

#include <vector>

namespace mt::xiangqi {

// Adds the silhouette of a man in the colour `mark`, with details in the colour of the disc below it. It fits
// into a circle of radius 37 around (0, 0).
void add_pictogram(Kind kind, board::Colour mark, board::Colour disc, std::vector<board::Figure>& figures);

}  // namespace mt::xiangqi
