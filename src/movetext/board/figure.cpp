#include "movetext/board/figure.hpp"

#include <utility>

namespace mt::board {

Figure rectangle(Point at, int width, int height, Paint paint) {
  return {.kind = Figure::Kind::rectangle,
          .paint = paint,
          .at = at,
          .width = width,
          .height = height,
          .corners = {},
          .outline = {},
          .text = {}};
}

Figure circle(Point centre, int radius, Paint paint) {
  return {.kind = Figure::Kind::circle,
          .paint = paint,
          .at = centre,
          .width = radius,
          .corners = {},
          .outline = {},
          .text = {}};
}

// Capital letters and digits reach about 0.72 of the font size above their baseline.
Figure centred_text(Point centre, int size, Colour colour, std::string words) {
  centre.y += size * 36 / 100;
  return {.kind = Figure::Kind::text,
          .paint = {colour, {}, 0},
          .at = centre,
          .width = size,
          .corners = {},
          .outline = {},
          .text = std::move(words)};
}

}  // namespace mt::board
