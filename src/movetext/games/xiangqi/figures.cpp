#include "movetext/games/xiangqi/figures.hpp"

#include "movetext/board/disc_figures.hpp"
#include "movetext/board/outline.hpp"
#include "movetext/games/xiangqi/glyphs.hpp"
#include "movetext/games/xiangqi/pictograms.hpp"

#include <array>

namespace mt::xiangqi {
namespace {

using board::Figure;
using board::Ink;
using board::Signs;

constexpr int radius = 43;
constexpr int ring = 38;

// Draws the disc of a man. The character or picture on it is drawn as an emblem. Red's disc is light, so that
// the sides also differ in black and white print.
void draw_plate(const board::Look& look, std::vector<Figure>& figures) {
  figures.push_back(board::circle({0, 0}, radius, {look.body, look.outline, board::disc_outline}));
  figures.push_back(board::circle({0, 0}, ring, {board::nothing, look.emblem, 2}));
}

template <Kind kind>
void draw_character(Ink side, const board::Look& look, std::vector<Figure>& figures) {
  draw_plate(look, figures);
  figures.push_back(board::path_figure(glyph(kind, side == Ink::light ? red : black), glyph_fineness,
                                       {look.emblem, board::nothing, 0}));
}

template <Kind kind>
void draw_pictogram(Ink /*side*/, const board::Look& look, std::vector<Figure>& figures) {
  draw_plate(look, figures);
  add_pictogram(kind, look.emblem, look.body, figures);
}

// The names, letters and signs of all men of one kind.
struct Names {
  std::string_view name;
  Signs ids;
  Signs pictogram_ids;
  Signs letters;
  Signs cells;
  Signs characters;  // each side has its own character
};
constexpr std::array<Names, kind_count> names{{
    {"king",
     {"red-king", "black-king"},
     {"red-king-pictogram", "black-king-pictogram"},
     {"K", "k"},
     {" K ", " k "},
     {"\u5E25", "\u5C07"}},
    {"advisor",
     {"red-advisor", "black-advisor"},
     {"red-advisor-pictogram", "black-advisor-pictogram"},
     {"A", "a"},
     {" A ", " a "},
     {"\u4ED5", "\u58EB"}},
    {"elephant",
     {"red-elephant", "black-elephant"},
     {"red-elephant-pictogram", "black-elephant-pictogram"},
     {"E", "e"},
     {" E ", " e "},
     {"\u76F8", "\u8C61"}},
    {"horse",
     {"red-horse", "black-horse"},
     {"red-horse-pictogram", "black-horse-pictogram"},
     {"H", "h"},
     {" H ", " h "},
     {"\u508C", "\u99AC"}},
    {"rook",
     {"red-rook", "black-rook"},
     {"red-rook-pictogram", "black-rook-pictogram"},
     {"R", "r"},
     {" R ", " r "},
     {"\u4FE5", "\u8ECA"}},
    {"cannon",
     {"red-cannon", "black-cannon"},
     {"red-cannon-pictogram", "black-cannon-pictogram"},
     {"C", "c"},
     {" C ", " c "},
     {"\u70AE", "\u7832"}},
    {"pawn",
     {"red-pawn", "black-pawn"},
     {"red-pawn-pictogram", "black-pawn-pictogram"},
     {"P", "p"},
     {" P ", " p "},
     {"\u5175", "\u5352"}},
}};

template <Kind kind>
constexpr board::PieceFigure pictogram = {names[index(kind)].name,       names[index(kind)].pictogram_ids,
                                          names[index(kind)].letters,    names[index(kind)].cells,
                                          names[index(kind)].characters, names[index(kind)].characters,
                                          draw_pictogram<kind>};

template <Kind kind>
constexpr board::PieceFigure man = {names[index(kind)].name,       names[index(kind)].ids,
                                    names[index(kind)].letters,    names[index(kind)].cells,
                                    names[index(kind)].characters, names[index(kind)].characters,
                                    draw_character<kind>,          &pictogram<kind>};

constexpr std::array<board::PieceFigure, kind_count> figures_of_men{
    man<Kind::king>, man<Kind::advisor>, man<Kind::elephant>, man<Kind::horse>,
    man<Kind::rook>, man<Kind::cannon>,  man<Kind::pawn>};

}  // namespace

const board::PieceFigure& figure_of(Kind kind) {
  return figures_of_men[index(kind)];
}

}  // namespace mt::xiangqi
