// Tests of backgammon: dice rolled by the server, the cube, and the games of a match.
#include "server/domain/table.hpp"

namespace mt::server {
namespace {

TEST(Match, OpeningDiceAreRolledUntilTheyDiffer) {
  Table table("backgammon", "match=3");
  table.dice = {{4, 4}, {2, 5}};
  table.begin();
  EXPECT_EQ(table.game.rolls(), 2U);
  EXPECT_EQ(table.game.awaited(), Side::second);
  EXPECT_EQ(table.game.board()->awaiting(), replay::Awaiting::move);
  EXPECT_EQ(code(table.move(fred, "13/8 13/11")), "not-your-turn");
  EXPECT_EQ(code(table.move(anna, "13/8 13/10")), "illegal-move");
  EXPECT_EQ(code(table.move(anna, "31: 8/5 6/5")), "illegal-move");
  EXPECT_EQ(code(table.move(anna, "13/8 13/11")), "done");
  EXPECT_EQ(table.game.moves().front().dice, "52");
}

TEST(Match, ASideThatMayDoubleIsAskedBeforeTheRoll) {
  Table table("backgammon", "match=3");
  table.dice = {{5, 2}, {3, 1}, {6, 6}};
  table.begin();
  table.play({"13/8 13/11"});
  EXPECT_EQ(table.game.board()->awaiting(), replay::Awaiting::roll);
  EXPECT_EQ(code(table.move(anna, "8/5 6/5")), "illegal-move");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::roll})), "not-your-turn");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::roll})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::roll})), "no-roll");
  table.play({"8/5 6/5"});
  EXPECT_EQ(code(table.move(fred, "double")), "done");
  EXPECT_EQ(table.game.board()->awaiting(), replay::Awaiting::answer);
  EXPECT_EQ(code(table.move(fred, "take")), "not-your-turn");
  EXPECT_EQ(code(table.move(anna, "take")), "done");
  EXPECT_EQ(table.game.board()->awaiting(), replay::Awaiting::move)
      << "the cube is anna's: fred's dice fall at once";
  EXPECT_EQ(table.game.awaited(), Side::first);
}

TEST(Match, ADropEndsTheGameAndTheNextBegins) {
  Table table("backgammon", "match=2");
  table.dice = {{5, 2}, {1, 6}, {3, 1}};
  table.begin();
  table.play({"13/8 13/11", "double", "drop"});
  ASSERT_EQ(table.game.board()->games_won().size(), 1U);
  EXPECT_EQ(table.game.board()->games_won().front().points, 1U);
  EXPECT_EQ(table.game.board()->games_won().front().winner, Side::second);
  EXPECT_EQ(table.game.awaited(), Side::second) << "16: anna begins the second game";
  EXPECT_EQ(table.game.state(), domain::GameState::active);
  table.play({"13/7 8/7"});
  EXPECT_EQ(table.game.board()->awaiting(), replay::Awaiting::move) << "Crawford: nobody doubles";
  EXPECT_EQ(code(table.move(fred, "double")), "illegal-move");
}

TEST(Match, ASingleGameIsResignedWithoutConsentIfNoGammonIsPossible) {
  Table table("backgammon", "match=3");
  table.dice = {{5, 2}, {6, 1}, {1, 2}, {1, 3}, {1, 4}};
  table.seed = "5eed";
  table.begin();
  table.play({"13/8 13/11"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign})), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::active);
  ASSERT_TRUE(table.game.resignation());
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::decline})), "done");
  EXPECT_FALSE(table.game.resignation());
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::accept})), "done");
  ASSERT_EQ(table.game.board()->games_won().size(), 1U);
  EXPECT_EQ(table.game.board()->games_won().front().points, 1U);
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign, .confirmed = true, .level = 3})), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::finished);
  EXPECT_EQ(table.game.result(), domain::BoardResult::second_wins);
  EXPECT_EQ(table.game.fresh().back().kind, domain::GameEventKind::revealed);
  const domain::Game again = table.folded();
  EXPECT_EQ(again.result(), domain::BoardResult::second_wins);
}

// A side that plays on has declined the other side's resignation. Otherwise this side could keep the offer
// and accept it later, when that is useful.
TEST(Match, AnIgnoredResignationIsClosed) {
  Table table("backgammon", "match=3");
  table.dice = {{5, 2}, {6, 1}};
  table.begin();
  table.play({"13/8 13/11"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::roll})), "done");
  EXPECT_TRUE(table.game.resignation());
  table.play({"13/7 8/7"});
  EXPECT_FALSE(table.game.resignation());
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::accept})), "no-offer");
  EXPECT_EQ(table.folded().seq(), table.game.seq());
}

TEST(Match, AWholeMatchCanBeResigned) {
  Table table("backgammon", "match=7");
  table.dice = {{5, 2}};
  table.begin();
  table.play({"13/8 13/11"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign, .level = 4})), "asked");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::confirm})), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::finished);
}

TEST(Match, UndoDrawAndQueueAreRefused) {
  Table table("backgammon", "match=3");
  table.dice = {{5, 2}};
  table.begin();
  table.play({"13/8 13/11"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::undo})), "no-undo");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::draw})), "no-draw");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::queue, .text = "8/5 6/5"})), "no-queue");
}

// Plays random matches to the end. The events must contain the complete state, and one side must win.
TEST(Match, RandomMatchesEnd) {
  std::uint32_t state = 1;
  const auto random = [&](std::uint32_t below) {
    state = state * 1664525U + 1013904223U;
    return (state >> 16U) % below;
  };
  for (int i = 0; i < 5; ++i) {
    Table table("backgammon", "match=3");
    for (int n = 0; n < 3000; ++n)
      table.dice.push_back({static_cast<int>(random(6)) + 1, static_cast<int>(random(6)) + 1});
    table.begin();
    for (int n = 0; n < 3000 && table.game.state() == domain::GameState::active; ++n) {
      const AccountId who = table.game.player(*table.game.awaited());
      if (table.game.board()->awaiting() == replay::Awaiting::roll && random(8) != 0) {
        ASSERT_EQ(code(table.by(who, {.kind = domain::ActKind::roll})), "done");
        continue;
      }
      std::vector<std::string> moves;
      ASSERT_TRUE(table.game.board()->legal_moves(table.game.board()->rules().notation(), moves));
      ASSERT_FALSE(moves.empty());
      const domain::ActOutcome answer =
          table.move(who, moves[random(static_cast<std::uint32_t>(moves.size()))]);
      ASSERT_EQ(code(answer), "done") << answer.refusal.phrase.key().name();
    }
    EXPECT_EQ(table.game.state(), domain::GameState::finished);
    EXPECT_EQ(table.game.fault(), "");
    EXPECT_EQ(table.folded().board_key(), table.game.board_key());
  }
}

}  // namespace
}  // namespace mt::server
