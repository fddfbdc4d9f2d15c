// Text in limited space. Only the viewer of the picture knows its fonts; here the widths are estimated.
#pragma once
#include "movetext/board/figure.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::board {

// Returns the width of a line of UTF-8 in units: exact for ASCII in DejaVu Sans, an estimate for other
// letters.
int text_width(std::string_view words, int size);

enum class Align : std::uint8_t { left, centre, right };

// Returns a line of UTF-8 whose left end, middle or right end is at `at`, at half the height of its capitals.
// A text wider than `width` is set in a smaller size, down to four fifths of `size`, and then shortened.
Figure fitted_text(Point at, Align align, int width, int size, Colour colour, std::string_view words);

}  // namespace mt::board
