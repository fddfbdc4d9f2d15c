// Tests of the clocks of games: reminders, time-outs, leave, and mails that wait for the next day.
#include "server/app/post.hpp"

namespace mt::server::test {
namespace {

class Clocks : public Post {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "barney", "wilma"}) sign_up(name);
  }
};

TEST_F(Clocks, TheClockRemindsAndEndsGames) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28", "19-23"});
  const std::size_t had = box("fred").size();
  EXPECT_EQ(sweep(6 * day_long).games, 0U);
  EXPECT_EQ(sweep(2 * day_long).games, 1U);
  ASSERT_EQ(box("fred").size(), had + 1);
  EXPECT_EQ(newest("fred").subject, "Nag: Draughts Board " + std::to_string(board) + " fred");
  EXPECT_EQ(sweep(hour_long).games, 0U);                      // the reminder is sent only once
  EXPECT_EQ(sweep(13 * day_long - 2 * hour_long).games, 1U);  // the second reminder: one day is left
  EXPECT_EQ(sweep(2 * day_long).games, 1U);
  EXPECT_EQ(row(board).result, domain::BoardResult::second_wins);
  EXPECT_EQ(game(board)->reason(), "timeout");
  const GameId idle = begin("draughts", "fred", "barney");
  sweep(22 * day_long);
  EXPECT_EQ(row(idle).state, domain::GameState::aborted);
}

TEST_F(Clocks, LeaveStopsTheClockAndEndsByItself) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28", "19-23"});
  write("fred", "vacation fred x on");
  EXPECT_EQ(answer("fred", "yes"), "done");
  sweep(10 * day_long);
  EXPECT_NE(account("fred").leave.since, 0);
  EXPECT_EQ(sweep(5 * day_long).leaves, 1U);
  EXPECT_EQ(account("fred").leave.since, 0);
  sweep(13 * day_long);
  EXPECT_EQ(row(board).state, domain::GameState::active);
  sweep(8 * day_long);
  sweep(hour_long);
  EXPECT_EQ(row(board).state, domain::GameState::finished);
  write("barney", "vacation barney x until 2001-01-01");
  EXPECT_EQ(answer("barney", "yes"), "refused");
  write("barney", "vacation barney x off");
  EXPECT_EQ(answer("barney", "yes"), "done");
}

TEST_F(Clocks, LeaveAppliesToGamesThatStartMeanwhile) {
  write("fred", "vacation on");
  EXPECT_EQ(answer("fred", "yes"), "done");
  now_ += day_long;
  const GameId board = begin("draughts", "fred", "barney", "-time=3d/move");
  const GameId other = begin("draughts", "barney", "fred", "-time=3d/move");
  EXPECT_TRUE(game(board)->on_leave(Side::first));
  EXPECT_FALSE(game(board)->on_leave(Side::second));
  EXPECT_EQ(row(board).deadline, 0);
  EXPECT_NE(row(other).deadline, 0) << "it is the other who has to move";
  play(other, {"32-28"});
  EXPECT_EQ(row(other).deadline, 0);
  sweep(5 * day_long);
  EXPECT_EQ(row(board).state, domain::GameState::active);
  write("fred", "vacation off");
  EXPECT_EQ(answer("fred", "yes"), "done");
  EXPECT_EQ(row(board).deadline, now_ + 3 * day_long);
  sweep(4 * day_long);
  EXPECT_EQ(row(board).state, domain::GameState::aborted);
}

// Without this limit, a player could repeat the command during each leave and would never have to move.
TEST_F(Clocks, CurrentLeaveIsNotExtendedBeyondItsLimit) {
  const GameId board = begin("draughts", "fred", "barney");
  play(board, {"32-28", "19-23"});
  const auto away = [&](const std::string& how) {
    write("fred", "vacation " + how);
    return answer("fred", "yes");
  };
  EXPECT_EQ(away("on"), "done");
  const Time since = account("fred").leave.since;
  const Time until = account("fred").leave.until;
  sweep(12 * day_long);
  away("on");
  EXPECT_EQ(account("fred").leave.since, since);
  EXPECT_EQ(account("fred").leave.until, until);
  // This date is after the limit, because the leave began on 2027-01-15.
  EXPECT_EQ(away("until 2027-02-05"), "refused");
  EXPECT_EQ(account("fred").leave.until, until);
  EXPECT_EQ(sweep(3 * day_long).leaves, 1U);
  EXPECT_EQ(away("on"), "done");
  EXPECT_EQ(sweep(15 * day_long).leaves, 1U);
  away("on");
  sweep(5 * day_long);
  EXPECT_EQ(away("on"), "refused") << "all of the year is used up";
}

// A mail that was sent before the deadline may arrive only after the start, because the server was down.
TEST_F(Clocks, NoPlayerLosesOnTimeRightAfterAStart) {
  policy_->grace = std::make_shared<app::Grace>(hour_long);
  const GameId board = begin("draughts", "fred", "barney", "-time=3d/move");
  const GameId claimed = begin("draughts", "fred", "barney", "-time=3d/move -claim=manual");
  play(board, {"32-28", "19-23"});
  play(claimed, {"32-28", "19-23"});
  now_ += 4 * day_long;
  app::Sweeper sweeper(*policy_, *store_, *cache_);
  sweeper.sweep(now_);
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(answer("barney", "flag", claimed), "refused");
  EXPECT_EQ(answer("fred", "28x19", board), "done") << "it was in the queue of the mail system";
  now_ += 2 * hour_long;
  sweeper.sweep(now_);
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(answer("barney", "flag", claimed), "done");
  EXPECT_EQ(row(claimed).result, domain::BoardResult::second_wins);
  now_ += 4 * day_long;
  sweeper.sweep(now_);
  EXPECT_EQ(game(board)->reason(), "timeout");
}

TEST_F(Clocks, DigestsAreSentOncePerDay) {
  const GameId board = begin("draughts", "fred", "barney");
  answer("barney", "set digest=daily", board);
  const std::size_t had = box("barney").size();
  play(board, {"32-28"});
  EXPECT_EQ(box("barney").size(), had);
  now_ += day_long;
  send();
  ASSERT_EQ(box("barney").size(), had + 1);
  EXPECT_TRUE(newest("barney").has(std::to_string(board))) << newest("barney").text;
}
}  // namespace
}  // namespace mt::server::test
