#include "movetext/board/drawing.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/last_move.hpp"
#include "movetext/board/outline.hpp"
#include "movetext/board/render_svg.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/board/scene.hpp"
#include "movetext/board/symbol.hpp"
#include "support/every_figure.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace mt::board {
namespace {

constexpr Shape board4{4, 4, Squares::corner_a1};

// Returns a small board with one piece of each kind.
Drawing four_pieces() {
  Drawing drawing(board4);
  drawing.put({1, 3}, {&draughts::man_figure, Ink::dark});
  drawing.put({3, 3}, {&draughts::king_figure, Ink::dark});
  drawing.put({3, 1}, {&draughts::man_figure, Ink::light});
  drawing.put({0, 0}, {&draughts::king_figure, Ink::light});
  return drawing;
}

int count(const std::string& text, const std::string& part) {
  int n = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++n;
  return n;
}

TEST(RenderText, LargeBoardsHaveLettersOnAllSides) {
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

TEST(RenderText, AHintShowsWhereAPieceMayBePut) {
  Drawing drawing = four_pieces();
  drawing.hint({0, 2});
  drawing.hint({3, 3});  // hidden by a piece
  EXPECT_EQ(render_text(drawing, PictureSize::small),
            "  b   B\n"
            "+   .\n"
            "  .   w\n"
            "W   .\n");
  EXPECT_EQ(count(render_text(drawing, PictureSize::large), "| + |"), 1);
  const std::size_t without = make_scene(four_pieces()).ground.size();
  EXPECT_EQ(make_scene(drawing).ground.size(), without + 1);
}

TEST(LastMove, APieceThatMovesMarksBothEnds) {
  const Drawing before = four_pieces();
  Drawing after = four_pieces();
  after.put({3, 1}, {});
  after.put({2, 2}, {&draughts::man_figure, Ink::light});
  after.put({1, 3}, {});  // captured
  mark_last_move(after, before);
  EXPECT_TRUE(after.marked({3, 1}) && after.marked({2, 2}));
  EXPECT_FALSE(after.marked({1, 3}));
}

TEST(LastMove, OnlyThePlacedPieceIsMarked) {
  const Drawing before = four_pieces();
  Drawing after = four_pieces();
  after.put({2, 2}, {&draughts::man_figure, Ink::light});
  after.put({1, 3}, {&draughts::man_figure, Ink::light});  // changed its colour
  mark_last_move(after, before);
  EXPECT_TRUE(after.marked({2, 2}));
  EXPECT_FALSE(after.marked({1, 3}));
}

TEST(RenderText, SmallBoardsHaveOneCharacterPerSquare) {
  Drawing drawing = four_pieces();
  add_labels(drawing, Coordinates{board4}, Notation::algebraic);
  EXPECT_EQ(render_text(drawing, PictureSize::small),
            "4   b   B\n"
            "3 .   .\n"
            "2   .   w\n"
            "1 W   .\n"
            "  A B C D\n");
}

TEST(RenderText, MarkedSquaresHaveBracketsOnRequest) {
  Drawing drawing = four_pieces();
  drawing.mark({0, 0});
  drawing.mark({1, 1});
  drawing.mark({2, 1});
  EXPECT_EQ(render_text(drawing, PictureSize::small, Charset::ascii, Marks::none),
            render_text(drawing, PictureSize::small));
  // Without row numbers, the small board has no space for a bracket at its left.
  EXPECT_EQ(render_text(drawing, PictureSize::small, Charset::ascii, Marks::brackets),
            "  b   B\n.   .\n [.  ]w\nW]  .\n");
  add_labels(drawing, Coordinates{board4}, Notation::algebraic);
  EXPECT_EQ(render_text(drawing, PictureSize::small, Charset::ascii, Marks::brackets),
            "4   b   B\n"
            "3 .   .\n"
            "2  [.  ]w\n"
            "1[W]  .\n"
            "  A B C D\n");
}

TEST(RenderText, FlippedBoardsAreSeenFromTheOtherSide) {
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

TEST(RenderText, NumbersAreInEmptySquares) {
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

// The labels are placed as in Christian Freeling, "International Draughts Rules: Notation": letters at the
// left and below, digits below and at the right.
TEST(RenderText, ObliqueLinesAreNamedWhereTheyEnd) {
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

// The names of the lines turn with the board.
TEST(RenderText, ObliqueLinesTurnWithAFlippedBoard) {
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

TEST(RenderText, PiecesAreDrawnInUnicode) {
  EXPECT_EQ(render_text(four_pieces(), PictureSize::small, Charset::unicode),
            "  ⛂   ⛃\n"
            "·   ·\n"
            "  ·   ⛀\n"
            "⛁   ·\n");
}

constexpr Shape board3x4{4, 3, Squares::all};

// Returns all chessmen of both sides on a chequered board, on which a1 is dark and empty.
Drawing twelve_chessmen() {
  Drawing drawing(Shape{7, 4, Squares::all});
  drawing.checkered = true;
  std::int8_t x = 1;
  using enum chess::Kind;
  for (const chess::Kind kind : {king, queen, rook, bishop, knight, pawn}) {
    drawing.put({x, 0}, {&chess::figure_of(kind), Ink::light});
    drawing.put({x, 3}, {&chess::figure_of(kind), Ink::dark});
    ++x;
  }
  return drawing;
}

TEST(RenderText, ChessmenAreLettersAndOnlyDarkEmptySquaresHaveADot) {
  EXPECT_EQ(render_text(twelve_chessmen(), PictureSize::large),
            "+---+---+---+---+---+---+---+\n"
            "|   | k | q | r | b | n | p |\n"
            "+---+---+---+---+---+---+---+\n"
            "| . |   | . |   | . |   | . |\n"
            "+---+---+---+---+---+---+---+\n"
            "|   | . |   | . |   | . |   |\n"
            "+---+---+---+---+---+---+---+\n"
            "| . | K | Q | R | B | N | P |\n"
            "+---+---+---+---+---+---+---+\n");
}

TEST(RenderText, SmallChessboardsHaveACharacterInEverySquare) {
  EXPECT_EQ(render_text(twelve_chessmen(), PictureSize::small),
            ". k q r b n p\n"
            ". . . . . . .\n"
            ". . . . . . .\n"
            ". K Q R B N P\n");
}

TEST(RenderText, ChessmenAreDrawnInUnicode) {
  EXPECT_EQ(render_text(twelve_chessmen(), PictureSize::small, Charset::unicode),
            "· ♚ ♛ ♜ ♝ ♞ ♟\n"
            "· · · · · · ·\n"
            "· · · · · · ·\n"
            "· ♔ ♕ ♖ ♗ ♘ ♙\n");
}

// On the board of Turkish draughts all squares have one colour.
TEST(RenderText, AllSquaresInPlayLookAlikeUnlessCheckered) {
  EXPECT_EQ(render_text(Drawing(board3x4), PictureSize::large),
            "+---+---+---+---+\n"
            "|:::|:::|:::|:::|\n"
            "+---+---+---+---+\n"
            "|:::|:::|:::|:::|\n"
            "+---+---+---+---+\n"
            "|:::|:::|:::|:::|\n"
            "+---+---+---+---+\n");
}

TEST(RenderSvg, EachChessmanOfEachSideHasItsOwnSymbol) {
  const Drawing drawing = twelve_chessmen();
  const std::string svg = render_svg(make_scene(drawing), PictureSize::small);
  for (const std::string side : {"white", "black"}) {
    for (const std::string kind : {"king", "queen", "rook", "bishop", "knight", "pawn"}) {
      const std::string id = side + "-chess-" + kind;
      EXPECT_EQ(count(svg, "id=\"" + id + "\""), 1) << id;
      EXPECT_EQ(count(svg, "href=\"#" + id + "\""), 1) << id;
    }
  }
  EXPECT_EQ(count(svg, "<use "), 12);
}

TEST(RenderSvg, APathIsClosedAndHasLinesAndCurves) {
  Scene scene;
  scene.ground.push_back(
      Outline({0, -9}).line({-5, 0}).curve({-5, 4}, {-3, 8}, {0, 8}).closed({{0x102030}, {}, 0}));
  EXPECT_NE(render_svg(scene, PictureSize::small)
                .find("<path stroke-linejoin=\"round\" d=\"M0,-9L-5,0C-5,4 -3,8 0,8Z\" fill=\"#102030\"/>"),
            std::string::npos);
}

TEST(RenderSvg, DrawsEachPieceOnceAndDefinesEachKindOnce) {
  Drawing drawing = four_pieces();
  drawing.put({1, 1}, {&draughts::man_figure, Ink::light});
  const std::string svg = render_svg(make_scene(drawing), PictureSize::large);
  EXPECT_EQ(count(svg, "href=\"#white-man\""), 2);
  EXPECT_EQ(count(svg, "href=\"#black-king\""), 1);
  EXPECT_EQ(count(svg, "id=\"white-man\""), 1);
  EXPECT_EQ(count(svg, "<use "), 5);
  EXPECT_EQ(count(svg, "<g "), count(svg, "</g>"));
}

TEST(RenderSvg, HasAnAccessibleNameThatCannotBreakTheDocument) {
  Drawing drawing(board4);
  drawing.title = "Mr. <X> & \"Y\"";
  drawing.description = "W:W1\x01:B2";
  const std::string svg = render_svg(make_scene(drawing), PictureSize::small);
  EXPECT_NE(svg.find("role=\"img\""), std::string::npos);
  EXPECT_NE(svg.find("<title>Mr. &lt;X&gt; &amp; &quot;Y&quot;</title>"), std::string::npos);
  EXPECT_NE(svg.find("<desc>W:W1 :B2</desc>"), std::string::npos);
}

TEST(RenderSvg, SizesDifferButNotTheFigures) {
  const Scene scene = make_scene(four_pieces());
  const std::string small = render_svg(scene, PictureSize::small);
  const std::string large = render_svg(scene, PictureSize::large);
  EXPECT_NE(small.find("width=\"140\""), std::string::npos);
  EXPECT_NE(large.find("width=\"281\""), std::string::npos);
  EXPECT_EQ(small.substr(small.find("viewBox")), large.substr(large.find("viewBox")));
}

TEST(Scene, FlippingMovesThePiecesToTheOppositeSquares) {
  Drawing drawing(board4);
  drawing.put({0, 0}, {&draughts::man_figure, Ink::light});
  const Scene straight = make_scene(drawing);
  drawing.flip = true;
  const Scene flipped = make_scene(drawing);
  ASSERT_EQ(straight.pieces.size(), 1U);
  EXPECT_EQ(straight.pieces[0].at.x, 70);
  EXPECT_EQ(straight.pieces[0].at.y, 370);
  EXPECT_EQ(flipped.pieces[0].at.x, 370);
  EXPECT_EQ(flipped.pieces[0].at.y, 70);
}

// In chess, a1 and h8 are dark and h1 is light.
TEST(Scene, AllSquaresInPlayAreColouredAsOnAChessboard) {
  const Shape chess{8, 8, Squares::all};
  EXPECT_TRUE(is_dark(chess, {0, 0}));
  EXPECT_TRUE(is_dark(chess, {7, 7}));
  EXPECT_FALSE(is_dark(chess, {7, 0}));
  // The scene has figures for the paper, for the light board with its frame, and for each of the 32 dark
  // squares.
  EXPECT_EQ(make_scene(Drawing(chess)).ground.size(), 2U + 32U);
}

int reach(Point point) {
  return std::max(std::abs(point.x), std::abs(point.y));
}

// A curve never leaves the hull of its control points, so it is enough to check these points.
TEST(Symbol, EveryPieceHasFiguresThatStayWithinItsSquare) {
  for (const PieceFigure* const piece : test::every_figure()) {
    for (const Ink side : {Ink::light, Ink::dark}) {
      const Symbol symbol = make_symbol({piece, side});
      ASSERT_FALSE(symbol.figures.empty()) << piece->ids[0];
      EXPECT_NE(symbol.id, "");
      for (const Figure& figure : symbol.figures) {
        const int edge = square_units / 2 - (figure.paint.stroke_width + 1) / 2;
        EXPECT_LE(reach(figure.at) + (figure.kind == Figure::Kind::circle ? figure.width : 0), edge)
            << symbol.id;
        EXPECT_LE(reach({figure.at.x + figure.width, figure.at.y + figure.height}), edge) << symbol.id;
        for (const Point corner : figure.corners) EXPECT_LE(reach(corner), edge) << symbol.id;
        for (const Segment& segment :
             figure.outline)  // a straight line has both control points at the centre
          EXPECT_LE(std::max({reach(segment.leaving), reach(segment.arriving), reach(segment.end)}), edge)
              << symbol.id;
      }
    }
  }
}

TEST(Symbol, NothingIsDrawnWithoutAPiece) {
  EXPECT_TRUE(make_symbol({}).figures.empty());
}

TEST(Outline, ItsMirrorImageLeadsBackToTheBeginning) {
  const Figure figure = Outline({0, -9}).line({-5, 0}).curve({-6, 4}, {-3, 8}, {0, 7}).mirrored({});
  ASSERT_EQ(figure.outline.size(), 4U);
  EXPECT_TRUE(figure.outline[2].curved);
  EXPECT_EQ(figure.outline[2].leaving.x, 3);
  EXPECT_EQ(figure.outline[2].leaving.y, 8);
  EXPECT_EQ(figure.outline[2].arriving.x, 6);
  EXPECT_EQ(figure.outline[2].end.x, 5);
  EXPECT_FALSE(figure.outline[3].curved);
  EXPECT_EQ(figure.outline[3].end.x, 0);
  EXPECT_EQ(figure.outline[3].end.y, -9);
}

TEST(Drawing, IgnoresCellsOutsideTheBoard) {
  Drawing drawing(board4);
  drawing.put({4, 0}, {&draughts::man_figure, Ink::light});
  drawing.put({-1, 2}, {&draughts::man_figure, Ink::light});
  drawing.mark({0, 9});
  EXPECT_TRUE(make_scene(drawing).pieces.empty());
  EXPECT_FALSE(drawing.marked({0, 9}));
}

}  // namespace
}  // namespace mt::board
