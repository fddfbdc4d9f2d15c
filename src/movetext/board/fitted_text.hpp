// Text in limited space. The fonts of the viewer are unknown, so widths are estimated.
#pragma once
#include "movetext/board/figure.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::board {

// Returns the width of a line of UTF-8 in figure units. It is exact for ASCII in DejaVu Sans, and an estimate
// for other letters.
int text_width(std::string_view words, int size);

enum class Align : std::uint8_t { left, centre, right };

// Returns a line of UTF-8. `at` is its left end, middle or right end, at half the height of its capitals. If
// the text is wider than `width`, it gets a smaller size, down to four fifths of `size`, and is then
// shortened.
Figure fitted_text(Point at, Align align, int width, int size, Colour colour, std::string_view words);

}  // namespace mt::board
