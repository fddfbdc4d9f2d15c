// Tests of backgammon by mail: dice, the cube, matches, and the proof that the server rolled the dice that
// the seed determines.
#include "movetext/server/app/dice.hpp"
#include "server/app/post.hpp"

namespace mt::server::test {
namespace {

class Matches : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "barney"}) sign_up(name);
  }
  std::string awaited(GameId board) {
    const AccountId id = row(board).to_move;
    return read([&](store::Transaction& t) { return t.accounts().get(id); })->name;
  }
  // Sends one answer of the side that must act. If this side can double, the answer is `cube`.
  void step(GameId board, const std::string& cube) {
    const auto now = game(board);
    const std::string who = awaited(board);
    std::vector<std::string> moves;
    std::string line = "take";
    switch (now->board()->awaiting()) {
      case replay::Awaiting::roll:
        line = now->board()->may_double() ? cube : "roll";
        break;
      case replay::Awaiting::move:
        ASSERT_TRUE(now->board()->legal_moves(now->board()->rules().notation(), moves));
        ASSERT_FALSE(moves.empty());
        line = moves[static_cast<std::size_t>(written_) * 7 % moves.size()];
        break;
      default:
        break;
    }
    ASSERT_EQ(answer(who, line, board), "done") << line << '\n' << newest(who).text;
  }
  void play_out(GameId board) {
    for (int i = 0; i < 2000 && row(board).state == domain::GameState::active; ++i)
      ASSERT_NO_FATAL_FAILURE(step(board, "roll"));
    EXPECT_EQ(row(board).state, domain::GameState::finished);
  }
};

TEST_F(Matches, AreResignedAsAWholeByMail) {
  const GameId board = begin("backgammon", "fred", "barney", "-match=5");
  ASSERT_NO_FATAL_FAILURE(step(board, "roll"));
  ASSERT_NO_FATAL_FAILURE(step(board, "roll"));
  for (int i = 0; i < 3 && game(board)->moves_made(Side::first) == 0; ++i)
    ASSERT_NO_FATAL_FAILURE(step(board, "roll"));
  EXPECT_EQ(answer("fred", "resign! match", board), "done") << newest("fred").text;
  EXPECT_EQ(row(board).result, domain::BoardResult::second_wins);
}

TEST_F(Matches, ToOnePointArePlayedWithVerifiableDice) {
  const GameId board = begin("backgammon", "fred", "barney", "-match=1");
  const std::string commitment = app::commitment_of(row(board).seed);
  EXPECT_TRUE(newest_of("fred", board).has(commitment.substr(0, 32))) << newest_of("fred", board).text;
  for (const Mail& mail : box("fred")) EXPECT_FALSE(mail.has(row(board).seed));
  play_out(board);
  const std::string seed = row(board).seed;
  EXPECT_TRUE(newest_of("barney", board).has(seed.substr(0, 32))) << newest_of("barney", board).text;
  int rolls = 0;
  for (const domain::GameEvent& event : events(board)) {
    if (event.kind != domain::GameEventKind::rolled) continue;
    const auto dice = app::dice_of(seed, board, static_cast<std::uint32_t>(event.a));
    EXPECT_EQ(event.text, std::to_string(dice[0]) + std::to_string(dice[1]));
    EXPECT_EQ(event.a, ++rolls);
  }
  EXPECT_GT(rolls, 10);
  EXPECT_NE(newest_of("fred", board).raw.find(".mat"), std::string::npos);
}

TEST_F(Matches, AnUnfinishedPlayIsAnsweredWithItsContinuations) {
  const GameId board = begin("backgammon", "fred", "barney");
  const std::string who = awaited(board);
  std::vector<std::string> moves;
  ASSERT_TRUE(game(board)->board()->legal_moves(game(board)->board()->rules().notation(), moves));
  const auto whole = std::find_if(moves.begin(), moves.end(), [](const std::string& move) {
    return move.find(' ') != std::string::npos;
  });
  ASSERT_NE(whole, moves.end());
  const std::string half = whole->substr(0, whole->find(' '));
  EXPECT_EQ(answer(who, half, board), "refused");
  EXPECT_TRUE(newest(who).has(half + " is only part of a move: it must go on")) << newest(who).text;
  EXPECT_TRUE(newest(who).has("Moves that contain it:") && newest(who).has(*whole)) << newest(who).text;
  const auto other = std::find_if(moves.begin(), moves.end(), [&](const std::string& move) {
    return move.find(half) == std::string::npos;
  });
  ASSERT_NE(other, moves.end());
  EXPECT_FALSE(newest(who).has(*other)) << *other << '\n' << newest(who).text;
  EXPECT_EQ(answer(who, *whole, board), "done");
}

TEST_F(Matches, AnUnfinishedCaptureIsAnsweredWithItsContinuations) {
  const GameId board = begin("draughts", "fred", "barney", "-fen=W:W32,50:B28,18,17,1");
  EXPECT_EQ(answer("fred", "32x23", board), "refused");
  EXPECT_TRUE(newest("fred").has("the capture must continue: 32x23x12x21")) << newest("fred").text;
  EXPECT_EQ(answer("fred", "32 23 12 21!", board), "done") << newest("fred").text;
}

TEST_F(Matches, ADoubleIsTakenOrDropped) {
  const GameId board = begin("backgammon", "fred", "barney", "-match=5");
  while (game(board)->board()->awaiting() != replay::Awaiting::roll) step(board, "double");
  const std::string first = awaited(board);
  EXPECT_NE(newest_of(first, board).raw.find("for example:\r\n  roll\r\n  or double\r\n"), std::string::npos)
      << newest_of(first, board).raw;
  EXPECT_TRUE(newest_of(first, board).raw.find("Other replies: resign, chat, show, help.") !=
              std::string::npos)
      << "no draw, nothing to take back, nothing to plan";
  EXPECT_EQ(answer(first, "double", board), "done");
  const std::string second = awaited(board);
  EXPECT_NE(second, first);
  EXPECT_NE(newest_of(second, board).raw.find("for example:\r\n  take\r\n  or drop\r\n"), std::string::npos)
      << newest_of(second, board).raw;
  EXPECT_EQ(answer(second, "roll", board), "refused");
  EXPECT_EQ(answer(second, "take", board), "done");
  while (game(board)->board()->awaiting() != replay::Awaiting::roll || awaited(board) != second)
    step(board, "roll");
  EXPECT_EQ(answer(second, "double", board), "done");  // the cube belongs to the second player
  EXPECT_EQ(answer(first, "drop", board), "done");
  ASSERT_EQ(game(board)->board()->games_won().size(), 1U);
  EXPECT_EQ(game(board)->board()->games_won()[0].points, 2U);
  play_out(board);
}

TEST_F(Matches, DiceAreRolledAutomaticallyWithoutDoubles) {
  const GameId board = begin("backgammon", "fred", "barney", "-match=5");
  EXPECT_EQ(answer("fred", "set autoroll", board), "done");
  for (int i = 0; i < 6; ++i) {
    const bool is_asked = game(board)->board()->awaiting() == replay::Awaiting::roll;
    EXPECT_FALSE(is_asked && awaited(board) == "fred");
    step(board, "roll");
  }
}

TEST_F(Matches, MovesAreNotTakenBackAfterARoll) {
  const GameId board = begin("backgammon", "fred", "barney");
  step(board, "roll");
  EXPECT_EQ(answer("fred", "undo", board), "refused");
}

TEST_F(Matches, ATamperedRollIsDetected) {
  const GameId board = begin("backgammon", "fred", "barney", "-match=1");
  for (int i = 0; i < 6; ++i) step(board, "roll");
  EXPECT_EQ(faults(), std::vector<std::string>{});
  // The rolls are copied to another board. They do not match the seed of this board.
  const store::BoardRow rolled = row(board);
  store_->write([&](store::Transaction& t) {
    store::BoardRow copy = rolled;
    const std::uint32_t seq = copy.seq;
    copy.seq = 0;
    copy.id = t.games().add(copy);
    copy.seq = seq;
    t.games().append(copy, events(board));
  });
  expect_faults_ = true;
  const auto found = faults();
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NE(found[0].find("does not match the seed"), std::string::npos) << found[0];
}

}  // namespace
}  // namespace mt::server::test
