// The characters for drawing a board of squares as text.
#pragma once
#include "movetext/board/render_text.hpp"

#include <string_view>

namespace mt::board {

// A horizontal line of a frame: its left end, the bars, the crossings between the bars, and its right end.
struct TextRule {
  std::string_view begin, bar, cross, end;
};

struct TextStyle {
  bool large = false;
  bool unicode = false;
  std::string_view empty;      // an empty playing square
  std::string_view checkered;  // an empty dark square, if light squares are in play as well
  std::string_view blank;      // a square that is not in play
  std::string_view hint;       // an empty square where a piece may be placed
  std::string_view wall;       // the separator between cells
  TextRule top, middle, bottom;
};

const TextStyle& text_style(PictureSize size, Charset charset);

}  // namespace mt::board
