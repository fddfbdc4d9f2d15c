#include "movetext/board/points_figures.hpp"

#include "board/support/edges.hpp"
#include "movetext/board/disc_figures.hpp"
#include "movetext/board/themes.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace mt::board {
namespace {

TEST(PointsFigures, HaveTheDeclaredSizes) {
  std::vector<Figure> figures;
  draw_die({0, 0}, default_theme.look(Ink::light), 5, figures);
  for (const Figure& figure : figures)
    EXPECT_TRUE(edges_of(figure).inside({-die_edge / 2, -die_edge / 2, die_edge / 2, die_edge / 2}));
  figures.clear();
  draw_cube({0, 0}, default_theme, 65536, figures);
  for (const Figure& figure : figures)
    EXPECT_TRUE(edges_of(figure).inside({-cube_edge / 2, -cube_edge / 2, cube_edge / 2, cube_edge / 2}));
  figures.clear();
  draw_disc_on_edge(default_theme.look(Ink::dark), figures);
  EXPECT_LE(edges_of(figures[0]).bottom - edges_of(figures[0]).top, disc_thickness + 1);
  figures.clear();
  draw_counted_disc(default_theme.look(Ink::dark), 255, figures);
  for (const Figure& figure : figures)
    EXPECT_LE(edges_of(figure).right - edges_of(figure).left, disc_diameter + 1);
}

}  // namespace
}  // namespace mt::board
