// Finds the game of a word, a position or a record among all games.
#include "movetext/games/table/looked_like.hpp"

#include "support/every_game.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

std::string name_of(const LookedLike& game) {
  if (game.family != nullptr) return std::string(game.family->name);
  return game.unplayed != nullptr ? std::string(game.unplayed->title) : "none";
}

// Returns the game of all words together. The first word is the first move of a game.
std::string look(std::initializer_list<std::string_view> words) {
  MoveVotes votes;
  for (const std::string_view word : words) votes.add(word, {.first = votes.moves() == 0});
  return name_of(votes.decide());
}

std::string look_later(std::string_view word) {
  MoveVotes votes;
  votes.add(word, {});
  return votes.moves() == 0 ? "no move" : name_of(votes.decide());
}

Claim claim_of(const Looks& looks, std::string_view word, WordPlace place) {
  return looks.move == nullptr ? Claim::none : looks.move(word, place);
}

TEST(MoveVotes, TheStrongestClaimDecides) {
  for (const std::string_view word : {"e4", "E4", "Nf3", "Sf3", "\u2658f3", "exd5", "exd", "O-O", "e7e8q",
                                      "g1f3", "d5xc4", "Nf3Nc6", "e8=Q", "e2e4=D"})
    EXPECT_EQ(look_later(word), "chess") << word;
  for (const std::string_view word :
       {"32-28", "12x19x28", "28\u00D717", "c3xe5xg7", "c3xe5", "e45", "d34x", "fd4", "k4-i2", "b9-a10"})
    EXPECT_EQ(look_later(word), "draughts") << word;
}

TEST(MoveVotes, AWordOfTwoGamesDecidesForNeither) {
  for (const std::string_view word : {"e2-e4", "c3d4", "cd4", "ed5", "a1-c3"})
    EXPECT_EQ(look_later(word), "none") << word;
}

TEST(MoveVotes, AWordOfNoGameIsNotAMove) {
  for (const std::string_view word :
       {"Best", "1-0", "0-0", "Dear", "8/5", "bar/22", "+", "k8l0", "e4e5e6q", "i8k9"})
    EXPECT_EQ(look_later(word), "no move") << word;
}

TEST(MoveVotes, TheFirstMoveCountsMore) {
  EXPECT_EQ(look({"e2-e4", "32-28", "33-28"}), "chess") << "four against two";
  EXPECT_EQ(look({"c3-d4", "Nf3", "Nc6"}), "draughts");
  EXPECT_EQ(look({"c3-c4", "Nf3", "Nc6"}), "draughts") << "Turkish";
  EXPECT_EQ(look({"cd4"}), "draughts");
}

// d4e5 can be two pawn moves of chess or one move of draughts, so it decides for neither.
TEST(MoveVotes, AGluedPairOfPawnMovesIsNotAMoveOfDraughts) {
  EXPECT_EQ(look({"d4e5", "Nf3"}), "chess");
  EXPECT_EQ(look({"d4e5"}), "none");
  EXPECT_EQ(look({"d4-e5"}), "draughts");
  EXPECT_EQ(look({"e4e5"}), "chess");
}

// Frisian men capture along files and rows, and boards of draughts may have more than nine files.
TEST(MoveVotes, StraightMovesOfLargeBoardsAreNotOfXiangqi) {
  EXPECT_EQ(look_later("a9xa5"), "draughts");
  EXPECT_EQ(look_later("k3-k4"), "draughts");
}

TEST(MoveVotes, MovesOfXiangqiHaveRankZeroOrNamesOfFiles) {
  EXPECT_EQ(look({"h2e2", "h9g7"}), "xiangqi");
  EXPECT_EQ(look({"h0g2", "Nf3", "Nf6"}), "xiangqi") << "four against two";
  EXPECT_EQ(look({"C2.5", "H8+7"}), "xiangqi");
  EXPECT_EQ(look({"\u70AE\u4E8C\u5E73\u4E94"}), "xiangqi");
  EXPECT_EQ(look({"h2e2", "Nf3", "Nf6"}), "chess");
}

TEST(MoveVotes, ARecordOfDiscsIsOthello) {
  EXPECT_EQ(look({"f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3"}), "othello");
  EXPECT_EQ(look({"F5", "D6", "C3", "D3", "C4", "F4", "F6", "F3"}), "othello");
  EXPECT_EQ(look({"f5d6c3d3c4f4f6f3"}), "othello") << "without blanks";
  EXPECT_EQ(look({"f5", "d6", "c3", "d3", "c4", "f4", "f6"}), "chess") << "too few";
  EXPECT_EQ(look({"f5", "d6", "c3", "d3", "c4", "f4", "f6", "f5"}), "chess") << "a square twice";
  EXPECT_EQ(look({"f5", "d6", "c3", "d3", "c4", "f4", "f6", "Nf3"}), "chess");
  EXPECT_EQ(look({"e4", "e5", "d3", "d6", "c4", "c5", "a3", "a6"}), "chess") << "begins elsewhere";
}

TEST(LookOfPosition, FollowsFromItsShape) {
  EXPECT_EQ(name_of(look_of_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1")), "chess");
  EXPECT_EQ(name_of(look_of_position("W:W31-50:B1-20")), "draughts");
  EXPECT_EQ(name_of(look_of_position("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w")),
            "xiangqi");
  EXPECT_EQ(name_of(look_of_position("---------------------------OX------XO--------------------------- X")),
            "othello");
  EXPECT_EQ(name_of(look_of_position(std::string(64, '-'))), "none");
  EXPECT_EQ(name_of(look_of_position("4k3/8/8")), "none");
  EXPECT_EQ(name_of(look_of_position("Round: 1", Claim::unmistakable)), "none");
}

TEST(UnplayedGame, IsFoundByItsTags) {
  const auto title = [](std::string_view value) {
    const UnplayedGame* game = find_unplayed_game(value);
    return game == nullptr ? "" : game->title;
  };
  EXPECT_EQ(title("Go"), "Go");
  for (const std::string_view value : {"20", "Chess960", "", "10"}) EXPECT_EQ(title(value), "") << value;
}

// A Turkish capture of several men may be written with its first and last square only, which look like a move
// of chess.
bool has_ends_alone(std::string_view game, std::string_view move) {
  return game.starts_with("turkish") && move.find('x') != std::string_view::npos;
}

// A single square can be a move of Othello or of a pawn in chess; only the whole game decides.
bool is_square(std::string_view move) {
  return move.size() <= 3 && move.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

// Each family claims the moves that it writes. No other game may claim one of these moves more strongly.
class LooksOfEveryGame : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Table, LooksOfEveryGame, ::testing::ValuesIn(test::every_game_of_moves()),
                         [](const auto& test) { return test::test_name(test.param); });

TEST_P(LooksOfEveryGame, MovesAreClaimedByTheirFamily) {
  const auto game = test::game_named(GetParam());
  const Family& family = game->spec().family();
  if (family.looks.move == nullptr) GTEST_SKIP() << "its records are told by their format";
  test::random_positions(*game, 300, [&](const AnyPosition& /*position*/, const auto& moves) {
    for (const std::string& move : moves) {
      const std::string_view word = std::string_view(move).substr(0, move.find_last_not_of("+#") + 1);
      const Claim own = claim_of(family.looks, word, {});
      ASSERT_NE(own, Claim::none) << move;
      if (has_ends_alone(GetParam(), move) || is_square(move)) continue;
      for (const Family* other : families())
        ASSERT_LE(claim_of(other->looks, word, {}), own) << move << " " << other->name;
      for (const UnplayedGame* other : unplayed_games())
        ASSERT_LE(claim_of(other->looks, word, {}), own) << move << " " << other->title;
    }
  });
}

TEST_P(LooksOfEveryGame, ARandomGameBelongsToItsFamilyOrNone) {
  const auto game = test::game_named(GetParam());
  test::Dice dice(4711);
  AnyPosition position = game->start();
  std::vector<std::string> played;
  for (int ply = 0; ply < 40; ++ply) {
    const std::vector<std::string> moves = test::moves_of(*game, position);
    if (moves.empty()) break;
    std::string canonical;
    Diagnostic refusal;
    played.push_back(moves[dice.below(moves.size())]);
    ASSERT_TRUE(game->play(position, played.back(), game->notation(), canonical, refusal)) << refusal.message;
  }
  MoveVotes votes;
  for (const std::string& move : played) votes.add(move, {});
  const LookedLike seen = votes.decide();
  EXPECT_TRUE(!seen || seen.family == &game->spec().family()) << name_of(seen);
}

}  // namespace
}  // namespace mt
