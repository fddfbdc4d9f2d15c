#include "movetext/games/chess/figures.hpp"

#include "movetext/board/outline.hpp"
#include "movetext/board/theme.hpp"

#include <array>
#include <vector>

namespace mt::chess {
namespace {

using board::circle;
using board::Figure;
using board::Ink;
using board::Look;
using board::nothing;
using board::Outline;
using board::Paint;
using board::Point;
using board::rectangle;

constexpr int line_width = 4;  // wider than one pixel even on a small board
constexpr int ground = 38;     // the lower edge of every piece

Paint body_of(const Look& look) {
  return {look.body, look.outline, line_width};
}
Paint mark_of(const Look& look) {
  return {look.mark, nothing, 0};
}

// Returns the base of a piece. Its width is 2 * half.
Figure base(int half, const Look& look) {
  return Outline({0, 27})
      .line({-half + 4, 27})
      .curve({-half + 1, 27}, {-half, 30}, {-half, 33})
      .line({-half, ground})
      .line({0, ground})
      .mirrored(body_of(look));
}

// Returns a stripe across the body of a piece.
Figure band(int y, int half, const Look& look) {
  return rectangle({-half, y}, 2 * half, 4, mark_of(look));
}

void draw_pawn(Ink /*side*/, const Look& look, std::vector<Figure>& figures) {
  figures.push_back(Outline({0, -12})
                        .line({-8, -12})
                        .curve({-8, 8}, {-22, 12}, {-23, 28})
                        .line({0, 28})
                        .mirrored(body_of(look)));
  figures.push_back(base(27, look));
  figures.push_back(Outline({0, -10})
                        .line({-15, -10})
                        .curve({-18, -10}, {-18, -3}, {-15, -3})
                        .line({0, -3})
                        .mirrored(body_of(look)));
  figures.push_back(circle({0, -20}, 13, body_of(look)));
}

// Draws a knight that faces left.
void draw_knight(Ink /*side*/, const Look& look, std::vector<Figure>& figures) {
  figures.push_back(Outline({-20, 28})
                        .curve({-20, 14}, {-4, 10}, {-2, -4})
                        .curve({-8, 3}, {-14, 3}, {-18, 6})
                        .curve({-21, 9}, {-22, 14}, {-26, 14})
                        .curve({-32, 14}, {-35, 8}, {-33, 3})
                        .curve({-30, -4}, {-25, -9}, {-22, -18})
                        .curve({-20, -25}, {-15, -29}, {-12, -31})
                        .line({-11, -41})
                        .line({-1, -34})
                        .curve({22, -31}, {30, -6}, {25, 28})
                        .closed(body_of(look)));
  figures.push_back(base(30, look));
  figures.push_back(circle({-12, -18}, 3, mark_of(look)));
  figures.push_back(circle({-27, 6}, 2, mark_of(look)));
  // The mane.
  figures.push_back(Outline({1, -27})
                        .curve({17, -22}, {21, -2}, {17, 22})
                        .curve({16, 0}, {14, -18}, {1, -27})
                        .closed(mark_of(look)));
}

void draw_bishop(Ink /*side*/, const Look& look, std::vector<Figure>& figures) {
  figures.push_back(Outline({0, 6})
                        .line({-10, 6})
                        .curve({-10, 16}, {-20, 20}, {-21, 28})
                        .line({0, 28})
                        .mirrored(body_of(look)));
  figures.push_back(base(28, look));
  // The mitre and its slit.
  figures.push_back(Outline({0, -34})
                        .curve({-8, -27}, {-19, -17}, {-19, -7})
                        .curve({-19, 0}, {-15, 3}, {-12, 6})
                        .line({0, 6})
                        .mirrored(body_of(look)));
  figures.push_back(Outline({3, -8}).line({13, -22}).line({16, -18}).line({6, -5}).closed(mark_of(look)));
  figures.push_back(Outline({0, 5})
                        .line({-14, 5})
                        .curve({-18, 5}, {-18, 12}, {-14, 12})
                        .line({0, 12})
                        .mirrored(body_of(look)));
  figures.push_back(circle({0, -36}, 5, body_of(look)));
}

void draw_rook(Ink /*side*/, const Look& look, std::vector<Figure>& figures) {
  figures.push_back(Outline({0, -16})
                        .line({-15, -16})
                        .curve({-15, 4}, {-18, 14}, {-22, 28})
                        .line({0, 28})
                        .mirrored(body_of(look)));
  figures.push_back(base(29, look));
  // The battlements.
  figures.push_back(Outline({0, -35})
                        .line({-6, -35})
                        .line({-6, -28})
                        .line({-14, -28})
                        .line({-14, -35})
                        .line({-24, -35})
                        .line({-24, -19})
                        .line({-16, -12})
                        .line({0, -12})
                        .mirrored(body_of(look)));
  figures.push_back(band(17, 18, look));
}

void draw_queen(Ink /*side*/, const Look& look, std::vector<Figure>& figures) {
  figures.push_back(Outline({0, -28})
                        .line({-8, -4})
                        .line({-18, -25})
                        .line({-20, -1})
                        .line({-34, -17})
                        .curve({-32, -4}, {-24, 6}, {-22, 28})
                        .line({0, 28})
                        .mirrored(body_of(look)));
  figures.push_back(base(28, look));
  figures.push_back(band(17, 20, look));
  for (const Point tip : {Point{0, -32}, {-18, -29}, {18, -29}, {-35, -20}, {35, -20}})
    figures.push_back(circle(tip, 5, body_of(look)));
}

void draw_king(Ink /*side*/, const Look& look, std::vector<Figure>& figures) {
  // The cross.
  figures.push_back(Outline({0, -43})
                        .line({-3, -43})
                        .line({-3, -37})
                        .line({-9, -37})
                        .line({-9, -31})
                        .line({-3, -31})
                        .line({-3, -6})
                        .line({0, -6})
                        .mirrored(body_of(look)));
  figures.push_back(Outline({0, -10})
                        .curve({-6, -22}, {-34, -26}, {-36, -7})
                        .curve({-37, 4}, {-24, 10}, {-22, 28})
                        .line({0, 28})
                        .mirrored(body_of(look)));
  // A jewel.
  figures.push_back(
      Outline({0, -7}).curve({-7, -1}, {-7, 4}, {0, 13}).mirrored({look.body, look.mark, line_width}));
  figures.push_back(base(28, look));
  figures.push_back(band(17, 20, look));
}

// The figures are in the order of Kind.
constexpr std::array<board::PieceFigure, kind_count> piece_figures{{
    // The figurines end with U+FE0E, which asks for text instead of an emoji.
    {.name = "pawn",
     .ids = {"white-chess-pawn", "black-chess-pawn"},
     .letters = {"P", "p"},
     .cells = {" P ", " p "},
     .figurines = {"♙", "♟"},
     .text_figurines = {"♙", "♟\uFE0E"},
     .draw = draw_pawn},
    {.name = "knight",
     .ids = {"white-chess-knight", "black-chess-knight"},
     .letters = {"N", "n"},
     .cells = {" N ", " n "},
     .figurines = {"♘", "♞"},
     .text_figurines = {"♘", "♞"},
     .draw = draw_knight},
    {.name = "bishop",
     .ids = {"white-chess-bishop", "black-chess-bishop"},
     .letters = {"B", "b"},
     .cells = {" B ", " b "},
     .figurines = {"♗", "♝"},
     .text_figurines = {"♗", "♝"},
     .draw = draw_bishop},
    {.name = "rook",
     .ids = {"white-chess-rook", "black-chess-rook"},
     .letters = {"R", "r"},
     .cells = {" R ", " r "},
     .figurines = {"♖", "♜"},
     .text_figurines = {"♖", "♜"},
     .draw = draw_rook},
    {.name = "king",
     .ids = {"white-chess-king", "black-chess-king"},
     .letters = {"K", "k"},
     .cells = {" K ", " k "},
     .figurines = {"♔", "♚"},
     .text_figurines = {"♔", "♚"},
     .draw = draw_king},
    {.name = "queen",
     .ids = {"white-chess-queen", "black-chess-queen"},
     .letters = {"Q", "q"},
     .cells = {" Q ", " q "},
     .figurines = {"♕", "♛"},
     .text_figurines = {"♕", "♛"},
     .draw = draw_queen},
}};

}  // namespace

const board::PieceFigure& figure_of(Kind kind) {
  return piece_figures[static_cast<std::size_t>(kind)];
}

}  // namespace mt::chess
