#include "movetext/games/xiangqi/figures.hpp"

#include "movetext/board/colours.hpp"
#include "movetext/board/disc_figures.hpp"
#include "movetext/board/outline.hpp"
#include "movetext/games/xiangqi/glyphs.hpp"

#include <array>

namespace mt::xiangqi {
namespace {

using board::Figure;
using board::Ink;
using board::Signs;

constexpr board::Colour red_ink{0xb3201a};
constexpr int radius = 43;
constexpr int ring = 38;

// A disc with the character of the man; Red's is red on a light disc, so that it tells the sides apart in
// black and white print too.
template <Kind kind>
void draw_man(Ink side, std::vector<Figure>& figures) {
  const board::Look look = board::look_of(side);
  const board::Colour mark = side == Ink::light ? red_ink : look.mark;
  figures.push_back(board::circle({0, 0}, radius, {look.body, look.outline, board::disc_outline}));
  figures.push_back(board::circle({0, 0}, ring, {board::nothing, mark, 2}));
  figures.push_back(board::path_figure(glyph(kind, side == Ink::light ? red : black), glyph_fineness,
                                       {mark, board::nothing, 0}));
}

template <Kind kind>
constexpr board::PieceFigure figure(Signs ids, Signs letters, Signs cells, Signs characters) {
  return {ids, letters, cells, characters, characters, draw_man<kind>};
}

// In characters each side has its own for every man.
constexpr std::array<board::PieceFigure, kind_count> men{
    figure<Kind::king>({"red-king", "black-king"}, {"K", "k"}, {" K ", " k "}, {"\u5E25", "\u5C07"}),
    figure<Kind::advisor>({"red-advisor", "black-advisor"}, {"A", "a"}, {" A ", " a "}, {"\u4ED5", "\u58EB"}),
    figure<Kind::elephant>({"red-elephant", "black-elephant"}, {"E", "e"}, {" E ", " e "},
                           {"\u76F8", "\u8C61"}),
    figure<Kind::horse>({"red-horse", "black-horse"}, {"H", "h"}, {" H ", " h "}, {"\u508C", "\u99AC"}),
    figure<Kind::rook>({"red-rook", "black-rook"}, {"R", "r"}, {" R ", " r "}, {"\u4FE5", "\u8ECA"}),
    figure<Kind::cannon>({"red-cannon", "black-cannon"}, {"C", "c"}, {" C ", " c "}, {"\u70AE", "\u7832"}),
    figure<Kind::pawn>({"red-pawn", "black-pawn"}, {"P", "p"}, {" P ", " p "}, {"\u5175", "\u5352"}),
};

}  // namespace

const board::PieceFigure& figure_of(Kind kind) {
  return men[index(kind)];
}

}  // namespace mt::xiangqi
