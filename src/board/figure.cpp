#include "movetext/board/figure.hpp"

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

}  // namespace mt::board
