#include "movetext/games/draughts/figures.hpp"

#include "movetext/board/disc_figures.hpp"
#include "movetext/board/theme.hpp"

#include <array>
#include <utility>
#include <vector>

namespace mt::draughts {
namespace {

using board::circle;
using board::disc_outline;
using board::Figure;
using board::Ink;
using board::Look;
using board::nothing;
using board::Paint;
using board::Point;
using board::rectangle;

constexpr int king_radius = 35;
constexpr int king_upper = -5;  // centre of the upper disc of a king
constexpr int king_lower = 9;

void add_crown(std::vector<Figure>& figures, Point centre, board::Colour colour) {
  constexpr std::array<Point, 7> outline{
      {{-18, 12}, {-21, -9}, {-9, 1}, {0, -16}, {9, 1}, {21, -9}, {18, 12}}};
  constexpr std::array<Point, 3> tips{{{-21, -11}, {0, -18}, {21, -11}}};
  Figure crown;
  crown.kind = Figure::Kind::polygon;
  crown.paint = {colour, nothing, 0};
  for (const Point corner : outline) crown.corners.push_back({centre.x + corner.x, centre.y + corner.y});
  figures.push_back(std::move(crown));
  for (const Point tip : tips)
    figures.push_back(circle({centre.x + tip.x, centre.y + tip.y}, 4, {colour, nothing, 0}));
  figures.push_back(rectangle({centre.x - 18, centre.y + 15}, 36, 4, {colour, nothing, 0}));
}

void draw_king(Ink side, const Look& look, std::vector<Figure>& figures) {
  const Paint body{look.body, look.outline, disc_outline};
  figures.push_back(circle({0, king_lower}, king_radius, body));
  if (side == Ink::dark)  // the edge between two black discs
    figures.push_back(circle({0, king_upper + 2}, king_radius, {look.groove, nothing, 0}));
  figures.push_back(circle({0, king_upper}, king_radius, body));
  add_crown(figures, {0, king_upper}, look.mark);
}

}  // namespace

constinit const board::PieceFigure man_figure{.name = "man",
                                              .ids = {"white-man", "black-man"},
                                              .letters = {"w", "b"},
                                              .cells = {":C:", "*C*"},
                                              .figurines = {"⛀", "⛂"},
                                              .text_figurines = {"⛀", "⛂"},
                                              .draw = board::draw_disc};
constinit const board::PieceFigure king_figure{.name = "king",
                                               .ids = {"white-king", "black-king"},
                                               .letters = {"W", "B"},
                                               .cells = {":K:", "*K*"},
                                               .figurines = {"⛁", "⛃"},
                                               .text_figurines = {"⛁", "⛃"},
                                               .draw = draw_king};

}  // namespace mt::draughts
