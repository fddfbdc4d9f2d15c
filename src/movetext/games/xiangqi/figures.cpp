#include "movetext/games/xiangqi/figures.hpp"

#include "movetext/board/disc_figures.hpp"

namespace mt::xiangqi {
namespace {

using board::Figure;
using board::Ink;

void draw_man(Ink side, std::vector<Figure>& figures) {
  board::draw_disc(side, figures);
}

constexpr std::array<board::PieceFigure, kind_count> men{{
    {.ids = {"red-king", "black-king"},
     .letters = {"K", "k"},
     .cells = {" K ", " k "},
     .figurines = {"\u5E25", "\u5C07"},
     .text_figurines = {"\u5E25", "\u5C07"},
     .draw = draw_man},
    {.ids = {"red-advisor", "black-advisor"},
     .letters = {"A", "a"},
     .cells = {" A ", " a "},
     .figurines = {"\u4ED5", "\u58EB"},
     .text_figurines = {"\u4ED5", "\u58EB"},
     .draw = draw_man},
    {.ids = {"red-elephant", "black-elephant"},
     .letters = {"E", "e"},
     .cells = {" E ", " e "},
     .figurines = {"\u76F8", "\u8C61"},
     .text_figurines = {"\u76F8", "\u8C61"},
     .draw = draw_man},
    {.ids = {"red-horse", "black-horse"},
     .letters = {"H", "h"},
     .cells = {" H ", " h "},
     .figurines = {"\u508C", "\u99AC"},
     .text_figurines = {"\u508C", "\u99AC"},
     .draw = draw_man},
    {.ids = {"red-rook", "black-rook"},
     .letters = {"R", "r"},
     .cells = {" R ", " r "},
     .figurines = {"\u4FE5", "\u8ECA"},
     .text_figurines = {"\u4FE5", "\u8ECA"},
     .draw = draw_man},
    {.ids = {"red-cannon", "black-cannon"},
     .letters = {"C", "c"},
     .cells = {" C ", " c "},
     .figurines = {"\u70AE", "\u7832"},
     .text_figurines = {"\u70AE", "\u7832"},
     .draw = draw_man},
    {.ids = {"red-pawn", "black-pawn"},
     .letters = {"P", "p"},
     .cells = {" P ", " p "},
     .figurines = {"\u5175", "\u5352"},
     .text_figurines = {"\u5175", "\u5352"},
     .draw = draw_man},
}};

}  // namespace

const board::PieceFigure& figure_of(Kind kind) {
  return men[index(kind)];
}

}  // namespace mt::xiangqi
