// Moves written in all three notations, legal under international rules on three sizes of board; the first
// five are Christian Freeling's own samples (International Draughts Rules: Notation).
#include "any_rules.hpp"
#include "movetext/games/draughts/match.hpp"
#include "movetext/games/draughts/position_text.hpp"
#include "movetext/games/draughts/write_move.hpp"

#include <gtest/gtest.h>
#include <sstream>

namespace mt::draughts {
namespace {

using board::Notation;

enum Board { board8, board10, board12 };

Rules rules_of(Board board) {
  switch (board) {
    case board8:
      return rows::brazilian;
    case board10:
      return rows::international;
    case board12:
      return rows::canadian;
  }
  return {};
}

struct Example {
  Board board;
  const char* fen;
  const char* numeric;
  const char* diagonal;
  const char* algebraic;
  const char* captured;  // square numbers
};

constexpr Example examples[] = {
    {board10, "W:W38,39,29:B1,6", "38-33", "f45", "e3-f4", ""},
    {board10, "W:W38,39,29:B1,6", "39-33", "gf5", "g3-f4", ""},
    {board10, "B:W19,29:B14", "14x34", "e8g6x", "h8xh4", "19,29"},
    {board10, "W:WK14:B20", "14x25", "eg8x", "h8xj6", "20"},
    {board10, "W:W29:B23,13,14,24", "29x29", "f6x", "g5xg5", "13,14,23,24"},
    {board10, "W:W31-50:B1-20", "34-29", "gf6", "h4-g5", ""},
    {board10, "W:W31-50:B1-20", "32-28", "e45", "d4-e5", ""},
    {board10, "W:W31-50:B1-20", "31-26", "dc3", "b4-a5", ""},
    {board10, "W:W31-50:B1-20", "35-30", "hg7", "j4-i5", ""},
    {board10, "W:W31-50:B1-20", "33-28", "fe5", "f4-e5", ""},
    {board10, "W:W31-50:B1-20", "34-30", "g67", "h4-i5", ""},
    {board10, "B:W31-50:B1-20", "18-23", "de6", "e7-f6", ""},
    {board10, "B:W31-50:B1-20", "20-25", "fg8", "i7-j6", ""},
    {board10, "B:W31-50:B1-20", "16-21", "bc4", "a7-b6", ""},
    {board10, "B:W31-50:B1-20", "19-24", "ef7", "g7-h6", ""},
    {board10, "B:W31-50:B1-20", "17-22", "cd5", "c7-d6", ""},
    {board10, "W:WK28:B5", "28-6", "ea5", "e5-a9", ""},
    {board10, "W:WK28:B5", "28-50", "ei5", "e5-i1", ""},
    {board10, "W:WK28:B5", "28-46", "e51", "e5-a1", ""},
    {board10, "W:WK28:B5", "28-10", "e59", "e5-i9", ""},
    {board10, "W:WK28:B5", "28-23", "e56", "e5-f6", ""},
    {board10, "W:WK5,46:B16", "5-41", "e02", "j10-b2", ""},
    {board10, "W:WK5,46:B16", "5-10", "e09", "j10-i9", ""},
    {board10, "B:W46:BK50", "50-6", "ia5", "i1-a9", ""},
    {board10, "B:W46:BK50", "50-28", "ie5", "i1-e5", ""},
    {board10, "W:W32:B28", "32x23", "e46x", "d4xf6", "28"},
    {board10, "W:W28:B33,22", "28x17", "ec5x", "e5xc7", "22"},
    {board10, "W:W28:B33,22", "28x39", "eg5x", "e5xg3", "33"},
    {board10, "B:W33:B28", "28x39", "eg5x", "e5xg3", "33"},
    {board10, "W:W28:B22,12,13,23", "28x28", "e5x", "e5xe5", "12,13,22,23"},
    {board10, "W:WK46:B28", "46x5", "e10x", "a1xj10", "28"},
    {board10, "W:WK46:B28", "46x19", "e17x", "a1xg7", "28"},
    {board10, "W:WK46:B28,13", "46x2", "e1b7x", "a1xd10", "13,28"},
    {board10, "W:WK46:B28,13", "46x8", "e1c7x", "a1xe9", "13,28"},
    {board10, "W:WK32:B28,19,9,17,8,12,21,37", "32x3", "e4c8x", "d4xf10", "9,19,28"},
    {board10, "W:WK14:B27,17,19,31", "14x32x21x3", "e8e4c4c8x", "h8xd4xb6xf10", "17,19,27"},
    {board10, "W:WK14:B27,17,19,31", "14x37x26x3", "e8e3c3c8x", "h8xc3xa5xf10", "17,19,31"},
    {board10, "W:WK14:B27,17,19,31", "14x32x21x12", "e8e4c4c6x", "h8xd4xb6xd8", "17,19,27"},
    {board10, "W:WK16:B30,14,33,32", "16x35", "b4h7x", "a7xj4", "30,32,33"},
    {board10, "W:WK16:B30,14,33,32", "16x38x20x9", "b4f4f8d8x", "a7xe3xi7xg9", "14,32,33"},
    {board10, "W:WK16:B30,14,33,32", "16x43x25x9", "b4g4g8d8x", "a7xf2xj6xg9", "14,30,32"},
    {board8, "W:W21-32:B1-12", "22-18", "d34", "c3-d4", ""},
    {board8, "W:W21-32:B1-12", "24-20", "f56", "g3-h4", ""},
    {board8, "W:WK29:B18", "29x4", "d18x", "a1xh8", "18"},
    {board8, "W:WK29:B18", "29x11", "d16x", "a1xf6", "18"},
    {board12, "W:W43-72:B1-30", "46-40", "g67", "g5-h6", ""},
    {board12, "W:W43-72:B1-30", "48-42", "i89", "k5-l6", ""},
    {board12, "W:WK67:B2", "67-6", "f12'", "a1-l12", ""},
    {board12, "W:WK67:B2", "67-12", "f11'", "a1-k11", ""},
    {board12, "W:WK67:B2", "67-17", "f10", "a1-j10", ""},
    {board12, "B:W30:BK6", "6-12", "f2'1'", "l12-k11", ""},
    {board12, "B:W30:BK6", "6-67", "f2'1", "l12-a1", ""},
};

class WorkedExample : public ::testing::TestWithParam<Example> {};
INSTANTIATE_TEST_SUITE_P(Draughts, WorkedExample, ::testing::ValuesIn(examples));

template <class Set>
std::string captured(const Variant<Set>& variant, const Move<Set>& move) {
  std::ostringstream list;
  for (int number = 1; number <= variant.names.count(); ++number) {
    if (!has(move.taken, variant.names.by_number(static_cast<unsigned>(number)))) continue;
    list << (list.tellp() > 0 ? "," : "") << number;
  }
  return list.str();
}

template <class Set>
void expect_example(const Variant<Set>& variant, const Example& example) {
  PositionNotes notes;
  const auto position = parse_position(variant, example.fen, notes);
  ASSERT_TRUE(position) << example.fen;
  const std::pair<Notation, std::string> texts[] = {{Notation::numeric, example.numeric},
                                                    {Notation::diagonal, example.diagonal},
                                                    {Notation::algebraic, example.algebraic}};
  MoveList<Set> meant;
  for (const auto& [notation, written] : texts) {
    MoveText text;
    ASSERT_FALSE(read_move_text(variant.names, written, text, notation)) << written;
    ASSERT_TRUE(match(variant, *position, text, meant));
    ASSERT_EQ(meant.size(), 1U) << written;
    EXPECT_EQ(captured(variant, meant[0]), example.captured) << written;
    EXPECT_EQ(spelling_fault(variant, text, meant[0]), Code::none) << written;
    for (const auto& [other, expected] : texts)
      EXPECT_EQ(move_text(variant, *position, meant[0], other), expected);
  }
}

TEST_P(WorkedExample, IsReadAndWrittenInEveryNotation) {
  test::with_variant(rules_of(GetParam().board),
                     [](const auto& variant) { expect_example(variant, GetParam()); });
}

}  // namespace
}  // namespace mt::draughts
