#include "movetext/board/png/render_png.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/points_scene.hpp"
#include "support/every_figure.hpp"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace mt::board {
namespace {

using namespace std::string_view_literals;

// Reads a big-endian number from a PNG file.
unsigned number_at(std::string_view bytes, std::size_t at) {
  unsigned value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

// PNG specification: the file begins with a signature and the chunk IHDR, which has width and height. It ends
// with the empty chunk IEND.
TEST(RenderPng, IsAPngOfTheRequestedSize) {
  Drawing drawing(Shape{10, 10, Squares::corner_a1});
  add_labels(drawing, Coordinates{drawing.shape()}, Notation::algebraic);
  drawing.put({4, 4}, {&draughts::king_figure, Ink::dark});
  const std::string png = render_png(make_scene(drawing), PictureSize::large);
  ASSERT_GT(png.size(), 1000U);
  EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1A\n"sv);
  EXPECT_EQ(number_at(png, 16), (56U + 1000U + 20U) * 64U / 100U);
  EXPECT_EQ(number_at(png, 20), (20U + 1000U + 56U) * 64U / 100U);
  EXPECT_EQ(png.substr(png.size() - 8, 4), "IEND");
}

TEST(RenderPng, HasAnyWidthAndShowsTheOverlay) {
  Drawing drawing(Shape{8, 8, Squares::all});
  const Scene plain = make_scene(drawing);
  drawing.annotations.arrows.push_back({{4, 1}, {4, 3}});
  const std::string png = render_png(make_scene(drawing), extent_of_width(plain, 321));
  EXPECT_EQ(number_at(png, 16), 321U);
  EXPECT_EQ(number_at(png, 20), 321U);
  EXPECT_NE(png, render_png(plain, extent_of_width(plain, 321)));
}

TEST(RenderPng, ShowsAKingDifferentlyFromAMan) {
  Drawing man(Shape{4, 4, Squares::corner_a1});
  Drawing king = man;
  man.put({0, 0}, {&draughts::man_figure, Ink::light});
  king.put({0, 0}, {&draughts::king_figure, Ink::light});
  EXPECT_NE(render_png(make_scene(man), PictureSize::small),
            render_png(make_scene(king), PictureSize::small));
}

// Draws each piece alone on the same square, in both sizes. All pictures must differ.
TEST(RenderPng, ShowsEveryPieceOfEitherSideDifferently) {
  for (const PictureSize size : {PictureSize::small, PictureSize::large}) {
    std::vector<const PieceFigure*> figures = test::every_figure();
    figures.push_back(nullptr);
    std::set<std::string> pictures;
    for (const PieceFigure* const piece : figures) {
      for (const Ink side : {Ink::light, Ink::dark}) {
        Drawing drawing(Shape{4, 4, Squares::all});
        drawing.put({1, 1}, {piece, side});
        pictures.insert(render_png(make_scene(drawing), size));
      }
    }
    // The empty square looks the same for both sides.
    EXPECT_EQ(pictures.size(), 2U * (figures.size() - 1) + 1U);
  }
}

// A board of points is drawn as another kind of scene. The numbers on its checkers must be visible.
TEST(RenderPng, ShowsABoardOfPoints) {
  PointsDrawing drawing;
  drawing.of(Ink::light).points[5] = 6;
  const Scene six = make_scene(drawing);
  drawing.of(Ink::light).points[5] = 7;
  const std::string png = render_png(six, PictureSize::small);
  EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1A\n"sv);
  EXPECT_EQ(number_at(png, 16), static_cast<unsigned>(six.width * 32 / 100));
  EXPECT_EQ(number_at(png, 20), static_cast<unsigned>(six.height * 32 / 100));
  EXPECT_NE(png, render_png(make_scene(drawing), PictureSize::small));
}

}  // namespace
}  // namespace mt::board
