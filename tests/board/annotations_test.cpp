#include "movetext/board/annotations.hpp"

#include "movetext/board/annotation_figures.hpp"
#include "movetext/board/points_layout.hpp"
#include "movetext/board/points_scene.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <vector>

namespace mt::board {
namespace {

// A point in units of the scene, such as a corner of an arrow.
struct Spot {
  double x;
  double y;
};
std::vector<Spot> spots_of(const Figure& arrow) {
  const auto spot = [&](Point point) {
    return Spot{static_cast<double>(point.x) / arrow.fineness, static_cast<double>(point.y) / arrow.fineness};
  };
  std::vector<Spot> spots{spot(arrow.at)};
  for (const Segment& segment : arrow.outline) spots.push_back(spot(segment.end));
  return spots;
}

// The distance of a spot from a line, and its position along the line.
struct Seen {
  double beside;
  double along;
};
Seen seen_from(Spot spot, Point from, Point to) {
  const double dx = to.x - from.x;
  const double dy = to.y - from.y;
  const double length = std::hypot(dx, dy);
  const double x = spot.x - from.x;
  const double y = spot.y - from.y;
  return {(x * dy - y * dx) / length, (x * dx + y * dy) / length};
}

// In every direction, an arrow is symmetric, has the right length, and is widest at its head.
TEST(Annotations, AnArrowLeadsFromPointToPoint) {
  const Point from{450, 450};
  for (const Point to : {Point{450, 50}, {850, 850}, {650, 350}, {50, 550}, {350, 250}, {450, 550}}) {
    std::vector<Figure> figures;
    add_arrow(from, to, Accent::red, default_theme, figures);
    ASSERT_EQ(figures.size(), 1U);
    EXPECT_LT(figures[0].opacity, 100);
    const double way = std::hypot(to.x - from.x, to.y - from.y);
    double left = 0;
    double right = 0;
    double tip = 0;
    double end = 0;
    for (const Spot spot : spots_of(figures[0])) {
      const Seen seen = seen_from(spot, from, to);
      left = std::min(left, seen.beside);
      right = std::max(right, seen.beside);
      end = std::min(end, seen.along);
      if (seen.along > tip) {
        tip = seen.along;
        EXPECT_LT(std::abs(seen.beside), tip > way - 10 ? 0.1 : 30);
      }
    }
    EXPECT_NEAR(left, -right, 0.2);
    EXPECT_GT(right, 15);
    EXPECT_LT(right, 30);
    EXPECT_GT(tip, way - 15);
    EXPECT_LT(tip, way);
    EXPECT_GT(end, -15);
  }
}

Drawing annotated() {
  Drawing drawing(Shape{8, 8, Squares::all});
  drawing.name({0, 0}, "1");
  drawing.annotations.arrows.push_back({{4, 1}, {4, 3}, Accent::green});
  drawing.annotations.marks.push_back({{3, 4}, Accent::blue});
  return drawing;
}

TEST(Annotations, AreDrawnOverThePiecesAndBelowTheNames) {
  const Scene scene = make_scene(annotated());
  ASSERT_EQ(scene.overlay.size(), 3U);
  EXPECT_EQ(scene.overlay[0].kind, Figure::Kind::circle);
  EXPECT_EQ(scene.overlay[1].kind, Figure::Kind::path);
  EXPECT_EQ(scene.overlay[2].text, "1");
  for (const Figure& figure : scene.ground) EXPECT_NE(figure.text, "1");
  Drawing plain = annotated();
  plain.annotations = {};
  EXPECT_TRUE(make_scene(plain).overlay.empty());
}

// Margins have 20 units, a square has 100 units.
TEST(Annotations, TurnWithTheBoard) {
  Drawing drawing = annotated();
  EXPECT_EQ(make_scene(drawing).overlay[0].at.x, 370);
  EXPECT_EQ(make_scene(drawing).overlay[0].at.y, 370);
  drawing.flip = true;
  EXPECT_EQ(make_scene(drawing).overlay[0].at.x, 470);
  EXPECT_EQ(make_scene(drawing).overlay[0].at.y, 470);
}

TEST(Annotations, AreIgnoredOutsideTheBoard) {
  Drawing drawing(Shape{8, 8, Squares::all});
  drawing.annotations.arrows = {
      {{0, 0}, {0, 8}, Accent::green}, {{-1, 0}, {0, 0}, Accent::green}, {{1, 1}, {1, 1}}};
  drawing.annotations.marks = {{{8, 0}, Accent::green}};
  EXPECT_TRUE(make_scene(drawing).overlay.empty());
  PointsDrawing points;
  points.annotations.arrows = {{26, 1, Accent::green}, {5, 5, Accent::green}, {-1, 3, Accent::green}};
  points.annotations.marks = {{27, Accent::green}};
  EXPECT_TRUE(make_scene(points).overlay.empty());
}

// Returns the beginning of the only arrow on a board of points. This is the middle of the round end of the
// arrow.
Spot beginning_of(const PointsDrawing& drawing) {
  const Scene scene = make_scene(drawing);
  EXPECT_EQ(scene.overlay.size(), 1U);
  const std::vector<Spot> spots = spots_of(scene.overlay.at(0));
  return {(spots[0].x + spots[6].x) / 2, (spots[0].y + spots[6].y) / 2};
}

TEST(Annotations, StartAtTheLastCheckerOfAPoint) {
  PointsDrawing drawing;  // the dark side is at the bottom
  drawing.match = MatchShown{};
  const PointsLayout layout(false, true, true);
  drawing.of(Ink::dark).points[12] = 3;  // Dark's 13 point
  drawing.annotations.arrows = {{13, 7, Accent::green}};
  const Point third = layout.checker(13, 2);
  EXPECT_NEAR(beginning_of(drawing).x, third.x, 0.1);
  EXPECT_NEAR(beginning_of(drawing).y, third.y, 0.1);
  // The 13 point of the dark side is the 12 point of the light side.
  drawing.numbered_for = Ink::light;
  drawing.annotations.arrows = {{12, 18, Accent::green}};
  EXPECT_NEAR(beginning_of(drawing).x, third.x, 0.1);
  EXPECT_NEAR(beginning_of(drawing).y, third.y, 0.1);
  drawing.of(Ink::light).bar = 2;
  drawing.annotations.arrows = {{bar_place, 20, Accent::green}};
  const Point waiting = layout.on_bar(Seat::top, 1);
  EXPECT_NEAR(beginning_of(drawing).x, waiting.x, 0.1);
  EXPECT_NEAR(beginning_of(drawing).y, waiting.y, 0.1);
}

TEST(Extents, HaveTheRequestedWidth) {
  const Scene board = make_scene(Drawing(Shape{8, 8, Squares::all}));
  const Scene points = make_scene(PointsDrawing{});
  for (const int width : {least_pixels, 333, 500, most_pixels}) {
    EXPECT_EQ(extent_of_width(board, width).width, width);
    EXPECT_EQ(extent_of_width(board, width).height, width);
    const Extent extent = extent_of_width(points, width);
    EXPECT_NEAR(extent.height, static_cast<double>(width) * points.height / points.width, 0.5);
    EXPECT_NEAR(extent.scale * points.width, width, 1e-6);
  }
}

}  // namespace
}  // namespace mt::board
