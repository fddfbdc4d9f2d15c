#include "movetext/formats/oldmoves/reader.hpp"

#include "formats/match_shown.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

ShownMatch read(std::string_view text) {
  return shown_match(text, [](std::string_view chunk, std::size_t begin, Record& record) {
    return oldmoves::read_record(chunk, begin, record);
  });
}

const std::string head = "Score is 0-0 in a 3 point match.\nann is X - bob is O\n";

TEST(Oldmoves, XIsTheFirstSide) {
  const ShownMatch match = read(head +
                                "X: (6 5) 24-18 18-13\nO: (1 1) can't move\nX: doubles\nO: rejects\n"
                                "X: wins 1 point\n");
  EXPECT_EQ(match.tape, "game 0:0|W 65:|W 24-18 18-13|B 11:|B -|W double|B drop|W wins 1");
  EXPECT_EQ(match.tags, "MatchLength=3|White=ann|Black=bob");
  EXPECT_EQ(match.codes, "");
}

TEST(Oldmoves, AscendingPlaysAreTurned) {
  EXPECT_EQ(read(head +
                 "O: (6 1) 12-18 17-18\nO: (3 2) bar-3 1-3\nO: (6 4) 19-off 21-home\nX: (2 1) bar-23 3-off\n")
                .tape,
            "game 0:0|B 61:|B 13-7 8-7|B 32:|B bar-22 24-22|B 64:|B 6-off 4-home|W 21:|W bar-23 3-off");
}

TEST(Oldmoves, PlayersAndScoreMayChangePlaces) {
  const ShownMatch match = read(head +
                                "X: (6 5) 24-18 18-13\nX: wins 2 points\n\n"
                                "Score is 0-2 in a 3 point match.\nbob is X - ann is O\n"
                                "X: (3 1) 8-5 6-5\nO: wins 1 point\n");
  EXPECT_EQ(match.tape, "game 0:0|W 65:|W 24-18 18-13|W wins 2|game 2:0|B 31:|B 8-5 6-5|W wins 1");
  EXPECT_EQ(match.codes, "");
  const ShownMatch swapped =
      read(head + "X: wins 2 points\nScore is 0-2 in a 3 point match.\nann is X - bob is O\n");
  EXPECT_EQ(swapped.tape, "game 0:0|W wins 2|game 2:0");
  EXPECT_EQ(swapped.codes, "score-mismatch");
}

TEST(Oldmoves, AResignationCountsIfNothingFollows) {
  EXPECT_EQ(read(head + "X: wants to resign. O wins 1 point.\nO: accepts\nO: wins 1 point\n").tape,
            "game 0:0|W resign|;accepts|B wins 1");
  EXPECT_EQ(read(head + "X: wants to resign.\nO: rejects\nO: (3 1) 8-5 6-5\n").tape,
            "game 0:0|;wants to resign.|;rejects|B 31:|B 8-5 6-5");
}

TEST(Oldmoves, AnotherMatchStartsAtZeroOrWithOtherPlayers) {
  const std::string one = head + "X: wins 1 point\n";
  EXPECT_EQ(read(one + head).reading.end, one.size());
  EXPECT_EQ(read(one + "Score is 1-0 in a 5 point match.\nann is X - bob is O\n").reading.end, one.size());
  EXPECT_EQ(read(one + "Score is 1-0 in a 3 point match.\nann is X - cat is O\n").reading.end, one.size());
}

TEST(Oldmoves, StrayTextIsKept) {
  const ShownMatch match = read(head + "X: (7 1) 8-7\nX: (3 1) what\nhello\n");
  EXPECT_EQ(match.tape, "game 0:0|W 71: 8-7|W 31:|W -|;what|;hello");
  EXPECT_EQ(match.codes, "junk junk");  // the replay reports the dice
  EXPECT_EQ(read("hello\n").codes, "no-game");
}

}  // namespace
}  // namespace mt
