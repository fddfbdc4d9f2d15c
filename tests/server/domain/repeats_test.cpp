// Tests of mails that arrive twice or late, or that are not about the current position.
#include "server/domain/table.hpp"

namespace mt::server {
namespace {

domain::Act numbered(domain::ActKind kind, std::uint32_t number) {
  return {.kind = kind, .half_move = number};
}
// Returns an act that answers the board mail about `event`.
domain::Act answering(domain::ActKind kind, std::uint32_t event) {
  return {.kind = kind, .event_seen = event};
}

TEST(Roll, HasNoEffectIfItComesLate) {
  Table table("backgammon", "match=3");
  table.dice = {{5, 2}, {3, 1}, {6, 1}, {4, 2}};
  table.begin();
  table.play({"13/8 13/11"});
  EXPECT_EQ(code(table.by(anna, numbered(domain::ActKind::roll, 99))), "future-ply");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::roll, .ply_seen = 1})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::roll, .ply_seen = 1})), "already");
  table.play({"8/5 6/5"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::roll})), "done");
  table.play({"13/7 8/7"});
  EXPECT_EQ(table.game.board()->awaiting(), replay::Awaiting::roll);
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::roll, .ply_seen = 1})), "already");
  EXPECT_EQ(code(table.by(anna, numbered(domain::ActKind::roll, 1))), "stale-ply");
  EXPECT_EQ(table.game.board()->awaiting(), replay::Awaiting::roll) << "she may still double";
  EXPECT_EQ(code(table.by(anna, numbered(domain::ActKind::roll, table.game.ply() + 1))), "done");
}

TEST(Numbers, ApplyToOtherCommands) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23"});
  for (const domain::ActKind kind :
       {domain::ActKind::draw, domain::ActKind::undo, domain::ActKind::abort, domain::ActKind::resign,
        domain::ActKind::claim, domain::ActKind::accept, domain::ActKind::decline}) {
    EXPECT_EQ(code(table.by(fred, numbered(kind, 99))), "future-ply");
    EXPECT_EQ(code(table.by(fred, numbered(kind, 2))), "stale-ply");
  }
  EXPECT_EQ(code(table.by(fred, numbered(domain::ActKind::draw, 3))), "done");
  EXPECT_EQ(code(table.by(anna, numbered(domain::ActKind::accept, 99))), "future-ply");
  EXPECT_EQ(table.game.state(), domain::GameState::active);
}

// White passes automatically after h8 and after h7, so fred moves three times. Anna answers a mail from
// before these moves.
TEST(Numbers, AreFoundForASideThatWaitsForSeveralMoves) {
  Table table("othello");
  table.begin();
  table.play({"f5", "d6", "c3", "f3", "d3", "f4", "e6", "f7", "g4", "f6", "e7", "d8", "g5", "d2", "g6",
              "b3", "g3", "h3", "f8", "h5", "e8", "e3", "c8", "d7", "h4", "h6", "c7", "b8", "a8", "g8"});
  for (const char* move : {"h8", "h7", "b7"}) {
    EXPECT_EQ(table.game.awaited(), Side::first) << move;
    EXPECT_EQ(table.game.own_half_move_after(Side::second, 30), table.game.ply() + 2) << move;
    EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::move, .text = "a7", .ply_seen = 30})),
              "not-your-turn")
        << move;
    EXPECT_EQ(code(table.move(fred, move)), "done");
  }
  EXPECT_EQ(table.game.own_half_move_after(Side::second, 30), 34U);
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::move, .text = "a7", .ply_seen = 30})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::move, .text = "a7", .ply_seen = 30})), "already");
  EXPECT_EQ(table.folded().ply(), 34U);
}

TEST(Repeated, AnswersSucceed) {
  Table table("draughts");
  const std::uint32_t challenge = table.game.seq();
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::accept, challenge))), "done");
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::accept, challenge))), "already");
  EXPECT_EQ(code(table.by(fred, answering(domain::ActKind::accept, challenge))), "no-offer");
  table.play({"32-28", "19-23"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::undo})), "done");
  const std::uint32_t undo = table.game.seq();
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::decline, undo))), "done");
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::decline, undo))), "already");
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::accept, undo))), "no-offer")
      << "that is another answer";
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::undo})), "done");
  const std::uint32_t again = table.game.seq();
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::accept, again))), "done");
  EXPECT_EQ(table.game.ply(), 0U);
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::accept, again))), "already");
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::accept, table.game.seq()))), "no-offer");
}

TEST(Repeated, AnAnswerToAnOlderOfferDoesNotApplyToTheNewerOne) {
  Table table("draughts");
  const std::uint32_t challenge = table.game.seq();
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::accept, challenge))), "done");
  table.play({"32-28", "19-23"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::draw})), "done");
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::accept, challenge))), "superseded");
  EXPECT_EQ(code(table.by(anna, answering(domain::ActKind::accept, table.game.seq()))), "done");
}

TEST(Repeated, AResignationForfeitsOneGameOfAMatch) {
  Table table("backgammon", "match=5");
  table.dice = {{5, 2}, {3, 1}, {6, 1}, {4, 2}};
  table.begin();
  table.play({"13/8 13/11"});
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::roll})), "done");
  table.play({"8/5 6/5"});
  domain::Act gives_up = answering(domain::ActKind::resign, table.game.seq());
  gives_up.confirmed = true;
  gives_up.level = 3;
  EXPECT_EQ(code(table.by(anna, gives_up)), "done");
  ASSERT_EQ(table.game.board()->games_won().size(), 1U);
  EXPECT_EQ(code(table.by(anna, gives_up)), "stale-ply");
  EXPECT_EQ(table.game.board()->games_won().size(), 1U);
  EXPECT_EQ(table.game.state(), domain::GameState::active);
}

TEST(Repeated, AResignationAfterAMoveIsAskedAgain) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23", "28x19"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign})), "asked");
  table.play({"14x23"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign})), "asked");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign})), "done");
}

TEST(Repeated, CallingAGameOffSucceeds) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::abort})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::accept})), "done");
  for (const domain::ActKind kind : {domain::ActKind::accept, domain::ActKind::abort})
    EXPECT_EQ(code(table.by(anna, {.kind = kind})), "already");
  EXPECT_EQ(code(table.by(carl, {.kind = domain::ActKind::abort})), "game-over");
}

TEST(Repeated, ASwapSucceeds) {
  Table table("draughts", "swap");
  table.begin();
  table.play({"32-28"});
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::swap})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::swap})), "already");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::swap})), "no-swap");
}

}  // namespace
}  // namespace mt::server
