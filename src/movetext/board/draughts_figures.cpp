#include "movetext/board/draughts_figures.hpp"

#include "movetext/board/colours.hpp"

#include <array>
#include <string>
#include <utility>

namespace mt::board {
namespace {

constexpr int radius = 37;
constexpr int disc_outline = 3;
static_assert(2 * radius + disc_outline == man_diameter);
constexpr int groove_radius = 27;
constexpr int king_radius = 35;
constexpr int king_upper = -5;  // centre of the upper disc of a king
constexpr int king_lower = 9;

void draw_disc(Ink side, std::vector<Figure>& figures) {
  const Look look = look_of(side);
  figures.push_back(circle({0, 0}, radius, {look.body, look.outline, disc_outline}));
  figures.push_back(circle({0, 0}, groove_radius, {nothing, look.groove, disc_outline}));
}

void add_crown(std::vector<Figure>& figures, Point centre, Colour colour) {
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

}  // namespace

void draw_man(Ink side, std::vector<Figure>& figures) {
  draw_disc(side, figures);
  figures.push_back(circle({0, 0}, groove_radius / 2, {nothing, look_of(side).groove, disc_outline}));
}

void draw_counted_man(Ink side, int count, std::vector<Figure>& figures) {
  draw_disc(side, figures);
  const std::string digits = std::to_string(count);
  figures.push_back(centred_text({0, 0}, digits.size() < 3 ? 36 : 26, look_of(side).mark, digits));
}

void draw_king(Ink side, std::vector<Figure>& figures) {
  const Look look = look_of(side);
  const Paint body{look.body, look.outline, disc_outline};
  figures.push_back(circle({0, king_lower}, king_radius, body));
  if (side == Ink::dark)  // the edge between two black discs
    figures.push_back(circle({0, king_upper + 2}, king_radius, {look.groove, nothing, 0}));
  figures.push_back(circle({0, king_upper}, king_radius, body));
  add_crown(figures, {0, king_upper}, look.mark);
}

}  // namespace mt::board
