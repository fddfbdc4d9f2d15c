// Tests of acts that wait for a confirmation: resignations and submitted moves.
#include "server/domain/table.hpp"

namespace mt::server {
namespace {

TEST(Confirm, AppliesToTheLastQuestion) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign})), "asked");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::submit, .text = "28x19"})), "asked");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::confirm})), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::active);
  EXPECT_EQ(table.game.ply(), 3U);
  table.play({"14x23"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::submit, .text = "33-28"})), "asked");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign})), "asked");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::confirm})), "done");
  EXPECT_EQ(table.game.reason(), "resign");
}

TEST(Resign, BeforeTheFirstMoveCallsTheGameOff) {
  Table table("draughts");
  table.begin();
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::resign})), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::aborted);
}

TEST(Resign, NeedsAConfirmation) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23"});
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::resign})), "asked");
  EXPECT_EQ(table.game.state(), domain::GameState::active);
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::confirm})), "done");
  EXPECT_EQ(table.game.result(), domain::BoardResult::first_wins);
  EXPECT_EQ(table.game.reason(), "resign");
}

TEST(Resign, WaitsForItsConfirmationWhileTheOtherSidePlaysOn) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23", "28x19", "14x23"});
  table.play({"33-28"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign})), "asked");
  table.play({"23x32"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::confirm})), "done");
  EXPECT_EQ(table.game.reason(), "resign");
  Table other("draughts");
  other.begin();
  other.play({"32-28", "19-23"});
  EXPECT_EQ(code(other.by(fred, {.kind = domain::ActKind::resign})), "asked");
  other.play({"28x19"});  // he plays on instead of confirming
  EXPECT_EQ(code(other.by(fred, {.kind = domain::ActKind::confirm})), "nothing-to-confirm");
}

TEST(Resign, AsFinalDoesNotLoseAGameThatHasHardlyStarted) {
  for (const bool is_long : {false, true}) {
    Table table("draughts");
    table.begin();
    table.play({"32-28", "19-23", "28x19"});
    if (is_long) table.play({"14x23"});
    EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign, .confirmed = true, .for_good = true})),
              "done");
    EXPECT_EQ(table.game.state(), is_long ? domain::GameState::finished : domain::GameState::aborted);
  }
}

TEST(Submit, WaitsForConfirm) {
  Table table("draughts");
  table.begin();
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::submit, .text = "32-28"})), "asked");
  EXPECT_EQ(table.game.ply(), 0U);
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::confirm})), "done");
  EXPECT_EQ(table.game.ply(), 1U);
}

}  // namespace
}  // namespace mt::server
