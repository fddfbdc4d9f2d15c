#include "movetext/board/disc_figures.hpp"

#include "movetext/board/outline.hpp"

#include <string>

namespace mt::board {
namespace {

constexpr int body_radius = 37;
static_assert(2 * body_radius + disc_outline == disc_diameter);
constexpr int groove_radius = 27;

void draw_blank_disc(const Look& look, std::vector<Figure>& figures) {
  figures.push_back(circle({0, 0}, body_radius, {look.body, look.outline, disc_outline}));
  figures.push_back(circle({0, 0}, groove_radius, {nothing, look.groove, disc_outline}));
}

}  // namespace

void draw_flat_disc(Ink /*side*/, const Look& look, std::vector<Figure>& figures) {
  figures.push_back(circle({0, 0}, body_radius, {look.body, look.outline, disc_outline}));
}

void draw_disc(Ink /*side*/, const Look& look, std::vector<Figure>& figures) {
  draw_blank_disc(look, figures);
  figures.push_back(circle({0, 0}, groove_radius / 2, {nothing, look.groove, disc_outline}));
}

void draw_counted_disc(const Look& look, int count, std::vector<Figure>& figures) {
  draw_blank_disc(look, figures);
  const std::string digits = std::to_string(count);
  figures.push_back(centred_text({0, 0}, digits.size() < 3 ? 36 : 26, look.mark, digits));
}

void draw_disc_on_edge(const Look& look, std::vector<Figure>& figures) {
  constexpr int width = 76;
  constexpr int inner = width - disc_outline;
  constexpr int height = disc_thickness - disc_outline;
  figures.push_back(rounded_rectangle({-inner / 2, -height / 2}, inner, height, 5,
                                      {look.body, look.outline, disc_outline}));
  figures.push_back(rectangle({-inner / 2 + 8, -1}, inner - 16, 2, {look.groove, nothing, 0}));
}

}  // namespace mt::board
