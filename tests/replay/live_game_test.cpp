// Plays live games of every kind.
#include "movetext/replay/live_game.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/replay.hpp"
#include "support/every_game.hpp"

#include <gtest/gtest.h>

namespace mt::replay {
namespace {

std::unique_ptr<LiveGame> begun(const std::string& name, const LiveTerms& terms = {}) {
  Diagnostic problem;
  auto game = LiveGame::begin(*parse_game(name), terms, problem);
  EXPECT_NE(game, nullptr) << problem.message;
  return game;
}

class EveryLiveGame : public testing::TestWithParam<std::string> {};

// Plays randomly. The outcome must equal the outcome of replaying the same record, and taking back moves must
// restore the earlier positions.
TEST_P(EveryLiveGame, EndsLikeItsRecordAndIsTakenBack) {
  const auto game = begun(GetParam());
  const board::Notation notation = game->rules().notation();
  test::Dice dice(17);
  std::vector<std::uint64_t> keys{game->rules().board_key(game->position())};
  Record record;
  while (game->awaiting() == Awaiting::move && game->ply() < 200) {
    std::vector<std::string> moves;
    ASSERT_TRUE(game->legal_moves(notation, moves));
    ASSERT_FALSE(moves.empty());
    std::string canonical;
    Diagnostic refusal;
    ASSERT_TRUE(game->play(moves[dice.below(moves.size())], notation, canonical, refusal)) << refusal.message;
    keys.push_back(game->rules().board_key(game->position()));
    Event event;
    event.text = record.keep(canonical);
    record.tape.push_back(event);
  }
  record.convention = game->rules().family().convention;
  const Replayed replayed = replay(record, game->rules(), game->rules(), {.adjudicate = true});
  EXPECT_TRUE(replayed.complete);
  EXPECT_EQ(replayed.outcome.kind, game->outcome().kind);
  EXPECT_EQ(replayed.outcome.reason, game->outcome().reason);
  for (std::uint32_t left = game->ply(); left-- > 0;) {
    EXPECT_EQ(game->rules().board_key(*game->position_at(left)), keys[left]);
    if (left % 7 != 0) continue;
    ASSERT_TRUE(game->take_back(left));
    EXPECT_EQ(game->rules().board_key(game->position()), keys[left]);
    EXPECT_EQ(game->awaiting(), Awaiting::move);
  }
  EXPECT_FALSE(game->take_back(1));
}

INSTANTIATE_TEST_SUITE_P(Table, EveryLiveGame, testing::ValuesIn(test::every_game_of_moves()),
                         [](const auto& each) { return test::test_name(each.param); });

TEST(LiveGame, AFinishedGameAcceptsNoMoves) {
  const auto game = begun("chess");
  std::string canonical;
  Diagnostic refusal;
  for (const char* move : {"f3", "e5", "g4", "Qh4"})
    ASSERT_TRUE(game->play(move, board::Notation::san, canonical, refusal));
  EXPECT_EQ(canonical, "Qh4#");
  EXPECT_EQ(game->awaiting(), Awaiting::nothing);
  EXPECT_FALSE(game->play("a3", board::Notation::san, canonical, refusal));
  EXPECT_NE(refusal.message.find("checkmate"), std::string::npos) << refusal.message;
}

TEST(LiveGame, LookingChangesNothing) {
  const auto game = begun("international");
  ResolvedMove move;
  Diagnostic refusal;
  ASSERT_TRUE(game->look("32-28", game->rules().notation(), move, refusal));
  EXPECT_NE(game->rules().board_key(move.after), game->rules().board_key(game->position()));
  EXPECT_EQ(game->ply(), 0U);
  ResolvedMove other;
  EXPECT_FALSE(game->look("32-20", game->rules().notation(), other, refusal));
  game->play(move);
  EXPECT_EQ(game->ply(), 1U);
  EXPECT_EQ(game->rules().board_key(game->position()), game->rules().board_key(move.after));
}

TEST(LiveGame, ImpossibleTermsAreReported) {
  Diagnostic problem;
  EXPECT_EQ(LiveGame::begin(*parse_game("russian"), {.start = "W:W99"}, problem), nullptr);
  EXPECT_FALSE(problem.message.empty());
}

TEST(LiveMatch, DiceAreAcceptedOnlyWhenAwaited) {
  const auto game = begun("backgammon", {.start = {}, .match_length = 3});
  EXPECT_EQ(game->awaiting(), Awaiting::opening);
  EXPECT_FALSE(game->roll(0, 7));
  EXPECT_TRUE(game->roll(3, 3));
  EXPECT_EQ(game->awaiting(), Awaiting::opening);
  EXPECT_TRUE(game->roll(3, 1));
  EXPECT_EQ(game->awaiting(), Awaiting::move);
  EXPECT_EQ(game->to_move(), Side::first);
  EXPECT_FALSE(game->roll(6, 6));
}

TEST(LiveMatch, PointsAreTheCubeTimesTheLevel) {
  const auto game = begun("backgammon", {.start = {}, .match_length = 9});
  std::string canonical;
  Diagnostic refusal;
  game->roll(3, 1);
  ASSERT_TRUE(game->play("8/5 6/5", game->rules().notation(), canonical, refusal));
  EXPECT_TRUE(game->may_double());
  ASSERT_TRUE(game->play("double", game->rules().notation(), canonical, refusal));
  ASSERT_TRUE(game->play("take", game->rules().notation(), canonical, refusal));
  ASSERT_TRUE(game->resign(Side::first, 2));
  ASSERT_EQ(game->games_won().size(), 1U);
  EXPECT_EQ(game->games_won()[0].points, 4U);
  EXPECT_EQ(game->games_won()[0].winner, Side::second);
  EXPECT_EQ(game->awaiting(), Awaiting::opening);
}

}  // namespace
}  // namespace mt::replay
