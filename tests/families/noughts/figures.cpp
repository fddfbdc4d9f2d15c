#include "movetext/board/outline.hpp"
#include "movetext/board/theme.hpp"
#include "noughts/game.hpp"

namespace mt::noughts {
namespace {

using board::Figure;
using board::Ink;
using board::Outline;

constexpr int line_width = 4;

void draw_mark(Ink side, const board::Look& look, std::vector<Figure>& figures) {
  const board::Paint paint{look.body, look.outline, line_width};
  if (side == Ink::dark) {
    figures.push_back(board::circle({0, 0}, 34, paint));
    figures.push_back(board::circle({0, 0}, 18, {look.mark, look.outline, line_width}));
    return;
  }
  figures.push_back(Outline({0, -12})
                        .line({-22, -34})
                        .line({-34, -22})
                        .line({-12, 0})
                        .line({-34, 22})
                        .line({-22, 34})
                        .line({0, 12})
                        .mirrored(paint));
}

// Crosses are light, noughts dark.
constexpr board::PieceFigure mark{.name = "mark",
                                  .ids = {"cross", "nought"},
                                  .letters = {"x", "o"},
                                  .cells = {"> <", "( )"},
                                  .figurines = {"\u2715", "\u25ef"},
                                  .text_figurines = {"\u2715", "\u25ef"},
                                  .draw = draw_mark};

}  // namespace

board::Drawing drawing_of(const Position& position) {
  board::Drawing drawing(coordinates.shape);
  for (int square = 0; square < square_count; ++square) {
    const board::Cell cell{static_cast<std::int8_t>(square % width),
                           static_cast<std::int8_t>(square / width)};
    for (const Side side : {Side::first, Side::second})
      if ((position.of(side) >> static_cast<unsigned>(square) & 1U) != 0)
        drawing.put(cell, {&mark, side == Side::first ? Ink::light : Ink::dark});
  }
  return drawing;
}

}  // namespace mt::noughts
