// Draws pictures of the men, for readers who do not know the Chinese characters.
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/games/xiangqi/board.hpp"

#include <vector>

namespace mt::xiangqi {

// Adds the silhouette of a man in the colour `mark`. Details inside it have the colour of the disc below. The
// silhouette fits into a circle of radius 37 around (0, 0).
void add_pictogram(Kind kind, board::Colour mark, board::Colour disc, std::vector<board::Figure>& figures);

}  // namespace mt::xiangqi
