// Checks searches for positions: a field that the text does not have is not compared.
#include "movetext/games/chess/sought_position.hpp"

#include <gtest/gtest.h>

namespace mt::chess {
namespace {

// The position after 1. e4 e5 2. Ke2 Ke7, in which no castling rights are left.
constexpr std::string_view place = "rnbq1bnr/ppppkppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR w - - 2 3";

bool finds(std::string_view sought_text, std::string_view position_text = place) {
  PositionNotes notes;
  SoughtPosition sought;
  EXPECT_TRUE(read_sought(rows::chess, sought_text, sought, notes)) << sought_text;
  const auto position = parse_position(rows::chess, position_text, notes);
  EXPECT_TRUE(position);
  return is_sought(*position, sought);
}

TEST(SoughtPosition, AFenMayEndAfterAnyField) {
  const std::string all(place);
  for (std::size_t at = all.find(' '); at != std::string::npos; at = all.find(' ', at + 1))
    EXPECT_TRUE(finds(all.substr(0, at))) << all.substr(0, at);
  EXPECT_TRUE(finds(all));
}

TEST(SoughtPosition, GivenFieldsAreCompared) {
  const std::string men = "rnbq1bnr/ppppkppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR";
  EXPECT_FALSE(finds(men + " b"));
  EXPECT_FALSE(finds(men + " w - - 0"));
  EXPECT_FALSE(finds(men + " w - - 2 1"));
  EXPECT_FALSE(finds(men + " w - - fmvn 1;"));
  EXPECT_TRUE(finds(men + " w - - fmvn 3; hmvc 2;"));
  constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  EXPECT_TRUE(finds("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", start));
  EXPECT_FALSE(finds("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w -", start));
  EXPECT_FALSE(finds("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk", start));
  EXPECT_TRUE(finds("startpos", start));
}

TEST(SoughtPosition, TheEnPassantSquareIsComparedIfGiven) {
  constexpr std::string_view after = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3";
  EXPECT_TRUE(finds("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq", after));
  EXPECT_TRUE(finds("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3", after));
  EXPECT_FALSE(finds("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq -", after));
}

TEST(SoughtPosition, ATextOtherThanAPositionIsReported) {
  PositionNotes notes;
  SoughtPosition sought;
  EXPECT_FALSE(read_sought(rows::chess, "rnbqkbnr/pppppppp w", sought, notes));
  EXPECT_FALSE(notes.empty());
}

}  // namespace
}  // namespace mt::chess
