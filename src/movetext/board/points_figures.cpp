#include "movetext/board/points_figures.hpp"

#include "movetext/board/fitted_text.hpp"
#include "movetext/board/outline.hpp"

#include <array>
#include <string>

namespace mt::board {
namespace {

constexpr int cube_outline = 4;

Figure rounded_square(Point centre, int edge, int corner, Paint paint) {
  const int inner = edge - paint.stroke_width;
  return rounded_rectangle({centre.x - inner / 2, centre.y - inner / 2}, inner, inner, corner, paint);
}

// The pips of each number on a die: bit 3 * row + column. The pips of a six are in two columns of three.
constexpr std::array<unsigned, 7> pips_of{0, 0x010, 0x044, 0x054, 0x145, 0x155, 0x16D};

}  // namespace

void draw_die(Point centre, const Look& look, int number, std::vector<Figure>& figures) {
  constexpr int pip_distance = 18;
  constexpr int pip_radius = 6;
  figures.push_back(rounded_square(centre, die_edge, 12, {look.body, look.outline, cube_outline}));
  for (unsigned place = 0; place < 9; ++place) {
    if ((pips_of[static_cast<std::size_t>(number)] >> place & 1U) == 0) continue;
    const int column = static_cast<int>(place % 3) - 1;
    const int row = static_cast<int>(place / 3) - 1;
    figures.push_back(circle({centre.x + column * pip_distance, centre.y + row * pip_distance}, pip_radius,
                             {look.mark, nothing, 0}));
  }
}

void draw_cube(Point centre, const Theme& theme, std::uint32_t value, std::vector<Figure>& figures) {
  constexpr int room = cube_edge - 14;
  const std::string digits = std::to_string(value);
  int size = 42;
  while (size > 12 && text_width(digits, size) > room) --size;
  figures.push_back(rounded_square(centre, cube_edge, 14, {theme.paper, theme.ink, cube_outline}));
  figures.push_back(centred_text(centre, size, theme.ink, digits));
}

}  // namespace mt::board
