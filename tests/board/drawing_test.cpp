#include "movetext/board/drawing.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/render_svg.hpp"
#include "movetext/board/render_text.hpp"

#include <gtest/gtest.h>

namespace mt::board {
namespace {

constexpr Shape board4{4, 4, Squares::corner_a1};

// A small board with one piece of each kind.
Drawing four_pieces() {
  Drawing drawing(board4);
  drawing.put({1, 3}, {Glyph::man, Ink::dark});
  drawing.put({3, 3}, {Glyph::king, Ink::dark});
  drawing.put({3, 1}, {Glyph::man, Ink::light});
  drawing.put({0, 0}, {Glyph::king, Ink::light});
  return drawing;
}

int count(const std::string& text, const std::string& part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

TEST(RenderText, large_with_letters_on_all_sides) {
  Drawing drawing = four_pieces();
  add_labels(drawing, Coordinates{board4}, Notation::algebraic);
  EXPECT_EQ(render_text(drawing, PictureSize::large),
            "    A   B   C   D\n"
            "  +---+---+---+---+\n"
            "4 |   |*C*|   |*K*| 4\n"
            "  +---+---+---+---+\n"
            "3 |:::|   |:::|   | 3\n"
            "  +---+---+---+---+\n"
            "2 |   |:::|   |:C:| 2\n"
            "  +---+---+---+---+\n"
            "1 |:K:|   |:::|   | 1\n"
            "  +---+---+---+---+\n"
            "    A   B   C   D\n");
}

TEST(RenderText, small_has_one_character_a_square) {
  Drawing drawing = four_pieces();
  add_labels(drawing, Coordinates{board4}, Notation::algebraic);
  EXPECT_EQ(render_text(drawing, PictureSize::small),
            "4   b   B\n"
            "3 .   .\n"
            "2   .   w\n"
            "1 W   .\n"
            "  A B C D\n");
}

TEST(RenderText, flipped_is_seen_from_the_other_side_of_the_table) {
  Drawing drawing = four_pieces();
  drawing.flip = true;
  add_labels(drawing, Coordinates{board4}, Notation::algebraic);
  EXPECT_EQ(render_text(drawing, PictureSize::small),
            "1   .   W\n"
            "2 w   .\n"
            "3   .   .\n"
            "4 B   b\n"
            "  D C B A\n");
}

TEST(RenderText, numbers_stand_in_empty_squares) {
  Drawing drawing = four_pieces();
  add_labels(drawing, Coordinates{board4}, Notation::numeric);
  EXPECT_EQ(render_text(drawing, PictureSize::large),
            "+---+---+---+---+\n"
            "|   |*C*|   |*K*|\n"
            "+---+---+---+---+\n"
            "| 3 |   | 4 |   |\n"
            "+---+---+---+---+\n"
            "|   | 5 |   |:C:|\n"
            "+---+---+---+---+\n"
            "|:K:|   | 8 |   |\n"
            "+---+---+---+---+\n");
}

// Christian Freeling, International Draughts Rules: Notation: letters left and below, digits below and right.
TEST(RenderText, oblique_lines_are_named_where_they_end) {
  Drawing drawing(Shape{10, 10, Squares::corner_a1});
  add_labels(drawing, Coordinates{drawing.shape()}, Notation::diagonal);
  EXPECT_EQ(render_text(drawing, PictureSize::small),
            "    .   .   .   .   . 0\n"
            "a .   .   .   .   .\n"
            "    .   .   .   .   . 9\n"
            "b .   .   .   .   .\n"
            "    .   .   .   .   . 8\n"
            "c .   .   .   .   .\n"
            "    .   .   .   .   . 7\n"
            "d .   .   .   .   .\n"
            "    .   .   .   .   . 6\n"
            "e .   .   .   .   .\n"
            "  e   f   g   h   i\n"
            "  1   2   3   4   5\n");
}

// The lines belong to the board, so their names turn with it.
TEST(RenderText, oblique_lines_turn_with_a_flipped_board) {
  Drawing drawing(board4);
  drawing.flip = true;
  add_labels(drawing, Coordinates{board4}, Notation::diagonal);
  EXPECT_EQ(render_text(drawing, PictureSize::small),
            "    2   1\n"
            "    c   b\n"
            "    .   . b\n"
            "3 .   .\n"
            "    .   . a\n"
            "4 .   .\n");
}

TEST(RenderText, unicode_pieces) {
  EXPECT_EQ(render_text(four_pieces(), PictureSize::small, Charset::unicode),
            "  ⛂   ⛃\n"
            "·   ·\n"
            "  ·   ⛀\n"
            "⛁   ·\n");
}

TEST(RenderSvg, draws_each_piece_once_and_defines_each_kind_once) {
  Drawing drawing = four_pieces();
  drawing.put({1, 1}, {Glyph::man, Ink::light});
  const std::string svg = render_svg(make_scene(drawing), PictureSize::large);
  EXPECT_EQ(count(svg, "href=\"#white-man\""), 2);
  EXPECT_EQ(count(svg, "href=\"#black-king\""), 1);
  EXPECT_EQ(count(svg, "id=\"white-man\""), 1);
  EXPECT_EQ(count(svg, "<use "), 5);
  EXPECT_EQ(count(svg, "<g "), count(svg, "</g>"));
}

TEST(RenderSvg, has_an_accessible_name_that_cannot_break_the_document) {
  Drawing drawing(board4);
  drawing.title = "Mr. <X> & \"Y\"";
  drawing.description = "W:W1\x01:B2";
  const std::string svg = render_svg(make_scene(drawing), PictureSize::small);
  EXPECT_NE(svg.find("role=\"img\""), std::string::npos);
  EXPECT_NE(svg.find("<title>Mr. &lt;X&gt; &amp; &quot;Y&quot;</title>"), std::string::npos);
  EXPECT_NE(svg.find("<desc>W:W1 :B2</desc>"), std::string::npos);
}

TEST(RenderSvg, sizes_differ_and_the_figures_do_not) {
  const Scene scene = make_scene(four_pieces());
  const std::string small = render_svg(scene, PictureSize::small);
  const std::string large = render_svg(scene, PictureSize::large);
  EXPECT_NE(small.find("width=\"140\""), std::string::npos);
  EXPECT_NE(large.find("width=\"281\""), std::string::npos);
  EXPECT_EQ(small.substr(small.find("viewBox")), large.substr(large.find("viewBox")));
}

TEST(Scene, flipping_moves_the_pieces_to_the_opposite_squares) {
  Drawing drawing(board4);
  drawing.put({0, 0}, {Glyph::man, Ink::light});
  const Scene straight = make_scene(drawing);
  drawing.flip = true;
  const Scene flipped = make_scene(drawing);
  ASSERT_EQ(straight.pieces.size(), 1U);
  EXPECT_EQ(straight.pieces[0].at.x, 70);
  EXPECT_EQ(straight.pieces[0].at.y, 370);
  EXPECT_EQ(flipped.pieces[0].at.x, 370);
  EXPECT_EQ(flipped.pieces[0].at.y, 70);
}

TEST(Drawing, ignores_cells_outside_the_board) {
  Drawing drawing(board4);
  drawing.put({4, 0}, {Glyph::man, Ink::light});
  drawing.put({-1, 2}, {Glyph::man, Ink::light});
  drawing.mark({0, 9});
  EXPECT_TRUE(make_scene(drawing).pieces.empty());
  EXPECT_FALSE(drawing.marked({0, 9}));
}

}  // namespace
}  // namespace mt::board
