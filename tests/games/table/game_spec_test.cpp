// Names of games and values of the tag GameType.
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

// PDN 3.0, the GameType tag: N for numbers, A for letters, S for short algebraic.
TEST(GameTypeOfChess, DeclaresShortAlgebraicMoves) {
  for (const char* value : {"0", "0,W,8,8,S0,0", "0,W,8,8,A0,0", " 0,W,8,8,S0,0 "}) {
    const auto spec = parse_game_type(value);
    ASSERT_TRUE(spec) << value;
    EXPECT_EQ(spec->family().name, "chess") << value;
    EXPECT_EQ(game_type_objection(value), "") << value;
  }
  EXPECT_TRUE(parse_game("0,W,8,8,S0,0"));
  EXPECT_TRUE(parse_game("0,W,8,8,A0,0"));
  EXPECT_EQ(game_objection("0,W,8,8,S0,0"), "");
  for (const char* value : {"0,B,8,8,S0,0", "0,W,10,10,S0,0", "0,W,8,8,N0,0", "0,W,8,8,S1,0"})
    EXPECT_FALSE(parse_game_type(value)) << value;
}

TEST(GameTypeOfDraughts, HasTheShortFormOfLetters) {
  EXPECT_TRUE(parse_game_type("20,W,10,10,S0,0"));
  EXPECT_TRUE(parse_game("25,W,8,8,S0,0"));
  // A new value of the tag has the notation of the game, not S.
  EXPECT_EQ(parse_game("25,W,8,8,S0,0")->game_type(), "25");
  EXPECT_EQ(parse_game("20,W,10,10,S0,0")->game_type(), "20");
  EXPECT_EQ(parse_game("21,W,8,8,S0,0")->game_type(), "21,W,8,8,N2,0");
  // If a1 is in another corner than usual, letters are kept.
  EXPECT_EQ(parse_game("23,B,8,8,S1,1")->game_type(), "23,B,8,8,A1,1");
  EXPECT_EQ(parse_game("23,B,8,8,S1,1")->short_game_type(), "23,B,8,8,S1,1");
  EXPECT_EQ(game_type_objection("20,W,10,10,Q2,0"),
            "the notation is 'Q2', not N, A or S followed by a corner from 0 to 3");
}

// A position with castling rights that are impossible in chess is a position of Chess960. Rights that are
// impossible in both games decide nothing.
TEST(RightsToCastle, DistinguishChess960FromChess) {
  const GameSpec chess = *parse_game("chess");
  for (const char* text : {"4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", "1r2k1r1/8/8/8/8/8/8/4K3 b gb - 0 1",
                           "\"4k3/8/8/8/8/8/8/1R3K1R w KQ - 0 1\"", "4k3/8/8/8/8/8/8/1R2K1R1 w KQ -"})
    EXPECT_EQ(with_rights_of(chess, text).name(), "chess960") << text;
  for (const char* text :
       {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1",
        "4k3/8/8/8/8/8/8/1R2K1R1 w - - 0 1", "4k3/8/8/8/8/8/8/6KR w KQkq - 0 1", "W:W46:B5", ""})
    EXPECT_EQ(with_rights_of(chess, text).name(), "chess") << text;
  EXPECT_EQ(with_rights_of(*parse_game("russian"), "4k3/8/8/8/8/8/8/1R2K1R1 w GB -").name(), "russian");
}

}  // namespace
}  // namespace mt
