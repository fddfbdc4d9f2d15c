#include "server/domain/table.hpp"

namespace mt::server {
namespace {

TEST(Clock, RestartsWithEachMovePerMove) {
  Table table("draughts", "time=3d/move");
  table.begin();
  EXPECT_EQ(table.game.deadline(), table.now + 3 * day_long);
  table.now += 2 * day_long;
  table.play({"32-28"});
  EXPECT_EQ(table.game.deadline(), table.now + 3 * day_long);
}

TEST(Clock, SpendsABankAndRefillsItUpToItsCap) {
  Table table("draughts", "time=10d+36h/10d");
  table.begin();
  table.now += 4 * day_long - second_long;
  table.play({"32-28"});
  EXPECT_EQ(table.game.time_left(Side::first, table.now), 6 * day_long + 36 * hour_long);
  EXPECT_EQ(table.game.deadline(), table.now + 10 * day_long);
  table.play({"19-23"});
  EXPECT_EQ(table.game.time_left(Side::second, table.now), 10 * day_long);
}

TEST(Clock, DoesNotRestartWithTheDiceOfATurn) {
  Table table("backgammon", "match=3 time=3d/move");
  table.dice = {{5, 2}, {3, 1}};
  table.begin();
  table.play({"13/8 13/11"});
  const Time deadline = table.game.deadline();
  table.now += 2 * day_long;
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::roll})), "done");
  EXPECT_EQ(table.game.deadline(), deadline);
}

TEST(Clock, NeverRefillsATotal) {
  Table table("draughts", "totaltime=10");
  table.begin();
  table.now += 9 * day_long - second_long;
  table.play({"32-28", "19-23"});
  EXPECT_EQ(table.game.deadline(), table.now + day_long);
}

TEST(Clock, DoesNotStartBeforeASideHasMoved) {
  Table table("draughts");
  table.begin();
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::time_out})), "too-early");
  table.now += 22 * day_long;
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::time_out})), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::aborted);
}

TEST(Clock, GivesTheGameToTheOtherSideOnTimeout) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23"});
  table.now += 22 * day_long;
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::time_out})), "done");
  EXPECT_EQ(table.game.result(), domain::BoardResult::second_wins);
  EXPECT_EQ(table.game.reason(), "timeout");
}

TEST(Clock, DoesNotLetABareKingWinOnTime) {
  Table game("chess");
  domain::Terms terms = *domain::default_terms("chess");
  ASSERT_FALSE(domain::set_option(terms, "fen", "8/8/8/8/8/1k6/7R/6K1 w - - 0 1"));
  game.game = domain::Game(104);
  game.game.add({.at = game.now,
                 .kind = domain::GameEventKind::offered,
                 .by = fred,
                 .a = fred,
                 .b = anna,
                 .text = domain::to_text(terms)});
  game.begin();
  game.play({"Rh3+", "Kb2"});
  game.now += 22 * day_long;
  EXPECT_EQ(code(game.by(0, {.kind = domain::ActKind::time_out})), "done");
  EXPECT_EQ(game.game.result(), domain::BoardResult::draw);
}

TEST(Clock, LeavesTimeoutsToTheOpponent) {
  Table table("draughts", "claim=manual");
  table.begin();
  table.play({"32-28", "19-23"});
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::claim})), "no-claim");
  table.now += 22 * day_long;
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::time_out})), "to-be-claimed");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::claim})), "done");
  EXPECT_EQ(table.game.result(), domain::BoardResult::second_wins);
}

TEST(Clock, DoesNotExpireDuringGraceTime) {
  for (const char* claim : {"claim=auto", "claim=manual"}) {
    Table table("draughts", claim);
    table.begin();
    table.play({"32-28", "19-23"});
    table.now += 22 * day_long;
    const bool by_clock = claim == std::string("claim=auto");
    const domain::Act wish{.kind = by_clock ? domain::ActKind::time_out : domain::ActKind::claim};
    domain::Circumstances here{.now = table.now, .by = by_clock ? 0 : anna, .grace = true};
    EXPECT_EQ(code(domain::carry_out(table.game, wish, here)), "grace");
    EXPECT_EQ(table.game.state(), domain::GameState::active);
    here.grace = false;
    EXPECT_EQ(code(domain::carry_out(table.game, wish, here)), "done");
  }
}

TEST(Clock, IsStoppedByLeaveWithALaterDeadline) {
  Table table("draughts", "time=3d/move");
  table.begin();
  const Time deadline = table.game.deadline();
  table.by(0, {.kind = domain::ActKind::leave, .seat = Side::first});
  EXPECT_EQ(table.game.deadline(), 0);
  EXPECT_EQ(table.game.wake(), 0);
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::leave, .seat = Side::first})), "already");
  table.now += 5 * day_long;
  table.by(0, {.kind = domain::ActKind::come_back, .seat = Side::first});
  EXPECT_EQ(table.game.deadline(), deadline + 5 * day_long + 2 * second_long);
}

TEST(Clock, IgnoresLeaveOfTheOtherSide) {
  Table table("draughts", "time=3d/move");
  table.begin();
  const Time deadline = table.game.deadline();
  table.by(0, {.kind = domain::ActKind::leave, .seat = Side::second});
  EXPECT_EQ(table.game.deadline(), deadline);
}

TEST(Reminders, ComeOnceEachBeforeTheEnd) {
  Table table("draughts", "time=10d/move");
  table.begin();
  const Time began = table.now;
  EXPECT_EQ(table.game.wake(), began + 7 * day_long);
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::remind})), "already");
  table.now = began + 7 * day_long;
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::remind})), "done");
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::remind})), "already");
  EXPECT_EQ(table.game.wake(), began + 9 * day_long);
  table.now = began + 9 * day_long;
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::remind})), "done");
  EXPECT_EQ(table.game.wake(), table.game.deadline());
  table.play({"32-28"});
  EXPECT_EQ(table.game.wake(), table.now + 7 * day_long);
}

}  // namespace
}  // namespace mt::server
