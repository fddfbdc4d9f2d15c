// The characters for drawing a board of squares as text.
#pragma once
#include "movetext/board/render_text.hpp"

#include <string_view>

namespace mt::board {

// The lines of a frame: corners and crossings from the left, with a bar between them.
struct TextRule {
  std::string_view begin, bar, cross, end;
};

struct TextStyle {
  bool large = false;
  bool unicode = false;
  std::string_view empty;      // playing square
  std::string_view checkered;  // ... a dark one, if the light ones are in play as well
  std::string_view blank;      // other square
  std::string_view hint;       // empty square where a piece may be put
  std::string_view wall;       // between cells
  TextRule top, middle, bottom;
};

const TextStyle& text_style(PictureSize size, Charset charset);

}  // namespace mt::board
