#include "movetext/board/coordinates.hpp"

#include "movetext/board/oblique_labels.hpp"

#include <gtest/gtest.h>
#include <set>
#include <sstream>

namespace mt::board {
namespace {

constexpr Shape board8{8, 8, Squares::corner_a1};
constexpr Shape board10{10, 10, Squares::corner_a1};
constexpr Shape board12{12, 12, Squares::corner_a1};

std::string name(const Coordinates& coordinates, int number, Notation notation) {
  std::string text;
  coordinates.write(*coordinates.cell_of_number(number), notation, text);
  return text;
}

// Returns the names of all squares in the order of their numbers.
std::string table(Shape shape, Notation notation) {
  const Coordinates coordinates{shape};
  std::string all;
  for (int n = 1; n <= square_count(shape); ++n) all += (n == 1 ? "" : " ") + name(coordinates, n, notation);
  return all;
}

// The expected names are from the table of the diagonal coordinate system in Christian Freeling,
// International Draughts Rules: Notation.
TEST(DiagonalCoordinates, EqualTheTableOfThe10x10Board) {
  EXPECT_EQ(table(board10, Notation::diagonal),
            "a6 b7 c8 d9 e0 a5 b6 c7 d8 e9 b5 c6 d7 e8 f9 b4 c5 d6 e7 f8 c4 d5 e6 f7 g8 "
            "c3 d4 e5 f6 g7 d3 e4 f5 g6 h7 d2 e3 f4 g5 h6 e2 f3 g4 h5 i6 e1 f2 g3 h4 i5");
}

TEST(DiagonalCoordinates, EqualTheTableOfThe8x8Board) {
  EXPECT_EQ(
      table(board8, Notation::diagonal),
      "a5 b6 c7 d8 a4 b5 c6 d7 b4 c5 d6 e7 b3 c4 d5 e6 c3 d4 e5 f6 c2 d3 e4 f5 d2 e3 f4 g5 d1 e2 f3 g4");
  EXPECT_EQ(
      table(board8, Notation::algebraic),
      "b8 d8 f8 h8 a7 c7 e7 g7 b6 d6 f6 h6 a5 c5 e5 g5 b4 d4 f4 h4 a3 c3 e3 g3 b2 d2 f2 h2 a1 c1 e1 g1");
}

TEST(DiagonalCoordinates, RanksAboveTenHaveAnApostrophe) {
  EXPECT_EQ(table(board12, Notation::diagonal),
            "a7 b8 c9 d0 e1' f2' a6 b7 c8 d9 e0 f1' b6 c7 d8 e9 f0 g1' b5 c6 d7 e8 f9 g0 "
            "c5 d6 e7 f8 g9 h0 c4 d5 e6 f7 g8 h9 d4 e5 f6 g7 h8 i9 d3 e4 f5 g6 h7 i8 "
            "e3 f4 g5 h6 i7 j8 e2 f3 g4 h5 i6 j7 f2 g3 h4 i5 j6 k7 f1 g2 h3 i4 j5 k6");
}

// Bushka was first played on 11 files and 9 rows; its middle column has the numbers 3-14-25-36-47.
TEST(NumericCoordinates, CountRowByRowForOddWidths) {
  const Coordinates bushka{{11, 9, Squares::corner_a1}};
  int y = 8;
  for (const int number : {3, 14, 25, 36, 47}) {
    EXPECT_EQ(bushka.number_of({4, static_cast<std::int8_t>(y)}), number);
    y -= 2;
  }
  EXPECT_EQ(square_count(bushka.shape), 50);
}

struct Corner1 {
  Shape shape;
  Corner one;
  int number;
  const char* square;
};

// PDN 3.0, GameType: the corner of square 1 and the name of the last square.
TEST(NumericCoordinates, StartInTheCornerOfTheVariant) {
  const Shape mirrored{8, 8, Squares::corner_h1};
  const Corner1 rows[] = {
      {board10, Corner::top_left, 1, "b10"},     {board10, Corner::top_left, 50, "i1"},
      {board8, Corner::top_left, 1, "b8"},       {board8, Corner::top_left, 32, "g1"},
      {board12, Corner::top_left, 1, "b12"},     {board12, Corner::top_left, 72, "k1"},
      {mirrored, Corner::top_left, 1, "a8"},     {mirrored, Corner::top_left, 32, "h1"},
      {mirrored, Corner::bottom_right, 1, "h1"}, {mirrored, Corner::bottom_right, 32, "a8"},
      {board8, Corner::bottom_right, 1, "g1"},   {board8, Corner::bottom_left, 1, "a1"},
      {board8, Corner::top_right, 1, "h8"},      {board8, Corner::top_right, 32, "a1"},
  };
  for (const Corner1& row : rows) {
    const Coordinates coordinates{row.shape, row.one};
    EXPECT_EQ(name(coordinates, row.number, Notation::algebraic), row.square);
  }
}

TEST(AlgebraicCoordinates, StartInAnyCorner) {
  const Cell cell{2, 0};  // c1 with White at the bottom
  const std::pair<Corner, const char*> rows[] = {{Corner::bottom_left, "c1"},
                                                 {Corner::bottom_right, "f1"},
                                                 {Corner::top_left, "c8"},
                                                 {Corner::top_right, "f8"}};
  for (const auto& [corner, text] : rows)
    EXPECT_EQ((Coordinates{board8, Corner::top_left, corner}.name(cell, Notation::algebraic).view()), text);
}

void expect_bijective(Shape shape, Corner one) {
  const Coordinates coordinates{shape, one};
  std::set<int> numbers;
  std::set<std::string_view> seen;
  std::vector<std::string> names;
  for (std::int8_t y = 0; y < shape.height; ++y) {
    for (std::int8_t x = 0; x < shape.width; ++x) {
      const Cell cell{x, y};
      if (!shape.playable(cell)) continue;
      numbers.insert(coordinates.number_of(cell));
      ASSERT_EQ(coordinates.cell_of_number(coordinates.number_of(cell)), cell);
      if (shape.squares == Squares::all) continue;
      ASSERT_EQ(coordinates.cell_of_diagonal(coordinates.diagonal_of(cell)), cell);
      names.emplace_back(coordinates.name(cell, Notation::diagonal).view());
    }
  }
  ASSERT_EQ(static_cast<int>(numbers.size()), square_count(shape));
  ASSERT_EQ(*numbers.begin(), 1);
  ASSERT_EQ(*numbers.rbegin(), square_count(shape));
  ASSERT_EQ(coordinates.cell_of_number(0), std::nullopt);
  ASSERT_EQ(coordinates.cell_of_number(square_count(shape) + 1), std::nullopt);
  ASSERT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
}

TEST(Coordinates, NameEverySquareOfEveryBoardOnce) {
  for (std::int8_t width = 4; width <= 14; ++width)
    for (std::int8_t height = 4; height <= 14; ++height)
      for (const Squares squares : {Squares::corner_a1, Squares::corner_h1, Squares::all})
        for (int corner = 0; corner < 4; ++corner)
          expect_bijective({width, height, squares}, static_cast<Corner>(corner));
}

TEST(DiagonalCoordinates, RejectSquaresThatDoNotExist) {
  const Coordinates international{board10};
  EXPECT_FALSE(international.cell_of_diagonal({1, 1}));   // a1: file a has only the ranks 5 and 6
  EXPECT_FALSE(international.cell_of_diagonal({9, 10}));  // i0
  EXPECT_FALSE(
      international.cell_of_diagonal({10, 5}));  // j5: file j exists only on boards of at least 11 columns
  EXPECT_FALSE(international.cell_of_diagonal({6, 11}));  // f1'
}

std::string labels(Shape shape, Edge edge, bool file) {
  std::ostringstream text;
  for (const ObliqueLabel& label : oblique_labels(shape))
    if (label.edge == edge && label.file == file) text << label.text.view() << int{label.index} << ' ';
  return text.str();
}

// The labels are those in the figure of the 10x10 board: letters at the left and below, digits below and at
// the right.
TEST(ObliqueLabels, AreWhereTheLinesLeaveTheBoard) {
  EXPECT_EQ(labels(board10, Edge::left, true), "a8 b6 c4 d2 e0 ");
  EXPECT_EQ(labels(board10, Edge::bottom, true), "e0 f2 g4 h6 i8 ");
  EXPECT_EQ(labels(board10, Edge::bottom, false), "10 22 34 46 58 ");
  EXPECT_EQ(labels(board10, Edge::right, false), "61 73 85 97 09 ");
  EXPECT_EQ(labels(board12, Edge::right, false), "71 83 95 07 1'9 2'11 ");
  EXPECT_TRUE(oblique_labels({8, 8, Squares::all}).empty());
}

}  // namespace
}  // namespace mt::board
