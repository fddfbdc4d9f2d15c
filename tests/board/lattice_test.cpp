// Draws boards of lines as text and as figures, and glyphs as paths.
#include "movetext/board/lattice.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/outline.hpp"
#include "movetext/board/render_svg.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/board/scene.hpp"

#include <gtest/gtest.h>

namespace mt::board {
namespace {

void draw_nothing(Ink /*side*/, const Look& /*look*/, std::vector<Figure>& /*figures*/) {}

constexpr PieceFigure man{.ids = {"light-man", "dark-man"},
                          .letters = {"M", "m"},
                          .cells = {" M ", " m "},
                          .figurines = {"\u4FE5", "\u8ECA"},
                          .text_figurines = {"\u4FE5", "\u8ECA"},
                          .draw = draw_nothing};

// Four files and four ranks. The second file has a gap in the middle, and one square has a diagonal.
constexpr std::array<Stroke, 10> strokes{{{{0, 0}, {3, 0}},
                                          {{0, 1}, {3, 1}},
                                          {{0, 2}, {3, 2}},
                                          {{0, 3}, {3, 3}},
                                          {{0, 0}, {0, 3}},
                                          {{1, 0}, {1, 1}},
                                          {{1, 2}, {1, 3}},
                                          {{2, 0}, {2, 3}},
                                          {{3, 0}, {3, 3}},
                                          {{0, 0}, {1, 1}}}};
constexpr std::array<Cell, 1> stars{{{2, 2}}};
constexpr Lattice lattice{strokes, stars};
constexpr Coordinates coordinates{.shape = {4, 4, Squares::all}, .first_rank = 0};

Drawing drawing(bool flip = false) {
  Drawing out(coordinates.shape);
  out.lattice = &lattice;
  out.flip = flip;
  out.put({0, 3}, {&man, Ink::dark});
  out.put({1, 0}, {&man, Ink::light});
  add_labels(out, coordinates, Notation::algebraic);
  return out;
}

TEST(Lattice, LeadsAlongItsStrokes) {
  EXPECT_TRUE(lattice.leads({0, 0}, 1, 1));
  EXPECT_TRUE(lattice.leads({1, 1}, -1, -1));
  EXPECT_FALSE(lattice.leads({1, 1}, 1, 1));
  EXPECT_FALSE(lattice.leads({1, 1}, 0, 1)) << "the gap";
  EXPECT_FALSE(lattice.leads({3, 0}, 1, 0)) << "the edge";
}

TEST(Lattice, IsDrawnAsText) {
  EXPECT_EQ(render_text(drawing(), PictureSize::large),
            "  A   B   C   D\n"
            "3 m---+---+---+ 3\n"
            "  |   |   |   |\n"
            "2 +---+---+---+ 2\n"
            "  |       |   |\n"
            "1 +---+---+---+ 1\n"
            "  | / |   |   |\n"
            "0 +---M---+---+ 0\n"
            "  A   B   C   D\n");
  EXPECT_EQ(render_text(drawing(true), PictureSize::small),
            "0 . . M .\n"
            "1 . . . .\n"
            "2 . . . .\n"
            "3 . . . m\n"
            "  D C B A\n");
}

TEST(Lattice, KeepsItsLinesStraightBesideWideCharacters) {
  EXPECT_EQ(render_text(drawing(), PictureSize::large, Charset::unicode),
            "  A   B   C   D\n"
            "3 車──┬───┬───┐ 3\n"
            "  │   │   │   │\n"
            "2 ├───┴───┼───┤ 2\n"
            "  │       │   │\n"
            "1 ├───┬───┼───┤ 1\n"
            "  │ ╱ │   │   │\n"
            "0 └───俥──┴───┘ 0\n"
            "  A   B   C   D\n");
  EXPECT_EQ(render_text(drawing(), PictureSize::small, Charset::unicode),
            "3 車 ·  ·  ·\n"
            "2 ·  ·  ·  ·\n"
            "1 ·  ·  ·  ·\n"
            "0 ·  俥 ·  ·\n"
            "  A  B  C  D\n");
}

TEST(Lattice, PutsBracketsAroundMarks) {
  Drawing marked = drawing();
  marked.mark({0, 0});
  marked.mark({1, 0});
  marked.mark({3, 3});
  const std::string text = render_text(marked, PictureSize::large, Charset::ascii, Marks::brackets);
  EXPECT_NE(text.find("0 [+]-[M]--+---+ 0\n"), std::string::npos) << text;
  EXPECT_NE(text.find("3  m---+---+--[+] 3\n"), std::string::npos) << text;
}

TEST(Lattice, IsDrawnWithFigures) {
  Drawing marked = drawing();
  marked.mark({1, 0});
  const std::string svg = render_svg(make_scene(marked), PictureSize::large);
  EXPECT_NE(svg.find("fill=\"#e2c65a\""), std::string::npos) << "the colour of a mark";
  EXPECT_EQ(svg.find("fill=\"#cdb48c\""), std::string::npos) << "the colour of dark squares must not occur";
}

TEST(PathFigure, HasAllPartsOfItsArea) {
  const Figure figure = path_figure("M0,0L20 0L20 20ZM5 5C6 6 -7 7 8 8Z", 20, {Colour{0x112233}, {}, 0});
  ASSERT_EQ(figure.outline.size(), 4U);
  EXPECT_TRUE(figure.outline[2].begins);
  EXPECT_TRUE(figure.outline[3].curved);
  EXPECT_EQ(figure.outline[3].arriving.x, -7);
  Scene scene;
  scene.ground.push_back(figure);
  EXPECT_NE(render_svg(scene, PictureSize::small)
                .find("transform=\"scale(.05)\" d=\"M0,0L20,0L20,20ZM5,5C6,6 -7,7 8,8Z\""),
            std::string::npos);
}

}  // namespace
}  // namespace mt::board
