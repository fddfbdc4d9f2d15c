// Tests of the effects of single acts.
#include "server/domain/table.hpp"

namespace mt::server {
namespace {

TEST(Offer, IsAcceptedByTheFirstMoveOfTheInvitedPlayer) {
  Table table("draughts");
  Table turned("draughts");
  turned.game = domain::Game(102);
  turned.game.add({.at = 1,
                   .kind = domain::GameEventKind::offered,
                   .by = anna,
                   .a = fred,
                   .b = anna,
                   .text = domain::to_text(*domain::default_terms("draughts"))});
  EXPECT_EQ(code(turned.move(fred, "32-99")), "illegal-move");
  EXPECT_EQ(turned.game.state(), domain::GameState::offered);
  EXPECT_EQ(code(turned.move(fred, "32-28")), "done");
  EXPECT_EQ(turned.game.state(), domain::GameState::active);
  EXPECT_EQ(turned.game.ply(), 1U);
  EXPECT_EQ(code(table.move(fred, "32-28")), "not-begun");
}

TEST(Offer, IsAcceptedByAnyOtherUserIfOpen) {
  Table table("draughts");
  table.game = domain::Game(103);
  table.game.add({.at = 1,
                  .kind = domain::GameEventKind::offered,
                  .by = fred,
                  .a = fred,
                  .b = 0,
                  .text = domain::to_text(*domain::default_terms("draughts"))});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::accept})), "not-invited");
  EXPECT_EQ(code(table.by(carl, {.kind = domain::ActKind::accept})), "done");
  EXPECT_EQ(table.game.player(Side::second), carl);
}

TEST(Offer, ExpiresAfterAFortnight) {
  Table table("draughts");
  EXPECT_EQ(table.game.wake(), table.game.created() + 14 * day_long);
  table.now += 14 * day_long;
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::expire})), "done");
  EXPECT_EQ(table.game.reason(), "expired");
}

TEST(Moves, NumbersDetermineTheBoard) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23"});
  const auto numbered = [&](AccountId who, std::string text, std::uint32_t number) {
    return code(table.by(who, {.kind = domain::ActKind::move, .text = std::move(text), .half_move = number}));
  };
  EXPECT_EQ(numbered(fred, "32-28", 1), "already");
  EXPECT_EQ(numbered(fred, "C3-D4", 1), "stale-ply");
  EXPECT_EQ(numbered(fred, "32-27", 1), "stale-ply");
  EXPECT_EQ(numbered(anna, "19-23", 2), "already");
  EXPECT_EQ(numbered(anna, "32-28", 1), "stale-ply");
  EXPECT_EQ(numbered(fred, "28x19", 0), "bad-number");
  EXPECT_EQ(numbered(fred, "28x19", 4), "future-ply");
  EXPECT_EQ(numbered(fred, "28x19", 5), "future-ply");
  EXPECT_EQ(numbered(anna, "14x23", 4), "not-your-turn");
  EXPECT_EQ(numbered(fred, "28x19", 3), "done");
  EXPECT_EQ(numbered(fred, "28x19", 3), "already");
  EXPECT_EQ(table.game.ply(), 3U);
}

TEST(Moves, ARepeatedMailWithoutNumberIsRecognised) {
  Table table("draughts");
  table.begin();
  table.play({"32-28"});
  EXPECT_EQ(code(table.move(fred, "32-28")), "already");
  EXPECT_EQ(code(table.move(fred, "31-27")), "not-your-turn");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::move, .text = "32-28", .ply_seen = 0})), "already");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::move, .text = "19-23", .ply_seen = 1})), "done");
}

// A player may answer the mail about the player's own last move. The answer is taken as the player's next
// move, and is played if that move is possible now.
TEST(Moves, AnAnswerToABoardOfTheOtherSideAppliesToTheNextTurn) {
  Table table("draughts");
  table.begin();
  const auto answer = [&](AccountId who, std::string text, std::uint32_t seen) {
    return code(table.by(who, {.kind = domain::ActKind::move, .text = std::move(text), .ply_seen = seen}));
  };
  EXPECT_EQ(answer(anna, "19-23", 0), "not-your-turn");
  table.play({"32-28"});
  EXPECT_EQ(answer(fred, "28x19", 1), "not-your-turn") << "anna has not played yet";
  EXPECT_EQ(answer(anna, "19-23", 0), "done");
  EXPECT_EQ(answer(fred, "28x19", 1), "done");
  EXPECT_EQ(answer(fred, "28x19", 1), "already");
  EXPECT_EQ(answer(fred, "28x19", 2), "already");
  table.play({"14x23", "33-28"});
  EXPECT_EQ(answer(fred, "33-29", 3), "stale-ply");
  EXPECT_EQ(answer(anna, "10-14", 2), "stale-ply");
  EXPECT_EQ(table.game.ply(), 5U);
}

TEST(Moves, AnOldBoardIsInvalidAfterAnUndo) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23"});
  const std::uint32_t seen = table.game.seq();
  table.by(anna, {.kind = domain::ActKind::undo});
  ASSERT_EQ(code(table.by(fred, {.kind = domain::ActKind::accept})), "done");
  EXPECT_EQ(table.game.ply(), 1U);
  EXPECT_EQ(
      code(table.by(anna,
                    {.kind = domain::ActKind::move, .text = "20-24", .ply_seen = 1, .event_seen = seen - 1})),
      "stale-ply");
  EXPECT_EQ(
      code(table.by(
          anna,
          {.kind = domain::ActKind::move, .text = "20-24", .ply_seen = 1, .event_seen = table.game.seq()})),
      "done");
}

TEST(Draw, IsDeclinedByAMoveAndOfferedAgainTenPliesLater) {
  Table table("draughts");
  table.begin();
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::move, .text = "32-28", .with_draw = true})),
            "done");
  ASSERT_TRUE(table.game.draw());
  table.play({"19-24"});
  EXPECT_FALSE(table.game.draw());
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::draw})), "too-soon");
  table.play({"28-22", "17x28", "33x22", "18x27", "31x22", "20-25", "38-33", "14-20"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::draw})), "too-soon");
  table.play({"42-38"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::draw})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::draw})), "done");
  EXPECT_EQ(table.game.result(), domain::BoardResult::draw);
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::accept})), "already");
}

TEST(Draw, AnAnswerToAnOlderOfferIsRefused) {
  Table table("draughts");
  table.begin();
  table.play({"32-28"});
  const std::uint32_t before = table.game.seq();
  table.by(fred, {.kind = domain::ActKind::draw});
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::accept, .event_seen = before})), "superseded");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::accept, .event_seen = before + 1})), "done");
}

TEST(Draw, IsClaimedByTheRulesOfChess) {
  Table table("chess");
  table.begin();
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::claim})), "no-claim");
  table.play({"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"});
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::claim})), "no-claim");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::claim})), "done");
  EXPECT_EQ(table.game.result(), domain::BoardResult::draw);
}

TEST(Claim, EndsTheGameOnlyByTheNamedRule) {
  Table table("chess", "claim=manual time=3d/move");
  table.begin();
  table.play({"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::claim, .text = "time"})), "no-claim");
  EXPECT_EQ(table.game.state(), domain::GameState::active);
  Table late("chess", "claim=manual time=3d/move");
  late.begin();
  late.play({"Nf3", "Nf6"});
  late.now += 4 * day_long;
  EXPECT_EQ(code(late.by(anna, {.kind = domain::ActKind::claim, .text = "draw"})), "no-claim");
  EXPECT_EQ(code(late.by(anna, {.kind = domain::ActKind::claim, .text = "time"})), "done");
  EXPECT_EQ(late.game.reason(), "timeout");
  Table unmoved("chess", "claim=manual time=3d/move");
  unmoved.begin();
  unmoved.now += 4 * day_long;
  EXPECT_EQ(code(unmoved.by(anna, {.kind = domain::ActKind::claim})), "done");
  EXPECT_EQ(unmoved.game.state(), domain::GameState::aborted) << "fred has never begun";
}

TEST(Rules, EndAGameAutomatically) {
  Table table("chess");
  table.begin();
  table.play({"f3", "e5", "g4", "Qh4#"});
  EXPECT_EQ(table.game.state(), domain::GameState::finished);
  EXPECT_EQ(table.game.result(), domain::BoardResult::second_wins);
  EXPECT_EQ(table.game.reason(), "checkmate");
}

TEST(Rules, ALosingGameIsWonWithoutPieces) {
  Table table("draughts", "losing fen=W:W28:B23,1");
  table.begin();
  table.play({"28x19", "1-6"});
  EXPECT_EQ(table.game.state(), domain::GameState::active);
  Table last("draughts", "losing fen=W:W28:B23");
  last.begin();
  last.play({"28x19"});
  EXPECT_EQ(last.game.result(), domain::BoardResult::second_wins) << last.game.reason();
}

TEST(Undo, TakesBackOneHalfMoveOrTwo) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23"});
  table.by(fred, {.kind = domain::ActKind::undo});
  ASSERT_TRUE(table.game.undo());
  EXPECT_EQ(table.game.undo()->value, 0);
  table.by(anna, {.kind = domain::ActKind::accept});
  EXPECT_EQ(table.game.ply(), 0U);
  EXPECT_EQ(table.game.board_key(), Table("draughts").game.board_key());
}

TEST(Undo, IsRefusedUnlessAgreed) {
  Table table("draughts", "takeback=no");
  table.begin();
  table.play({"32-28"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::undo})), "no-undo");
}

TEST(Swap, ChangesSidesAfterTheFirstMove) {
  Table table("draughts", "swap=yes");
  table.begin();
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::swap})), "no-swap");
  table.play({"32-28"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::swap})), "no-swap");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::swap})), "done");
  EXPECT_EQ(table.game.player(Side::first), anna);
  EXPECT_EQ(code(table.move(fred, "19-23")), "done");
}

// One side has made the first move, and the other side has taken over this move by swapping sides. From then
// on, neither side can call the game off alone.
TEST(Swap, StartsTheGameForBoth) {
  const auto swapped = [] {
    Table table("draughts", "swap=yes time=3d/move");
    table.begin();
    table.play({"32-28"});
    EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::swap})), "done");
    return table;
  };
  for (const AccountId who : {fred, anna}) {
    Table table = swapped();
    EXPECT_EQ(code(table.by(who, {.kind = domain::ActKind::resign, .confirmed = true})), "done");
    EXPECT_EQ(table.game.state(), domain::GameState::finished);
    EXPECT_EQ(table.game.result(),
              who == fred ? domain::BoardResult::first_wins : domain::BoardResult::second_wins);
    table = swapped();
    EXPECT_EQ(code(table.by(who, {.kind = domain::ActKind::abort})), "done");
    EXPECT_EQ(table.game.state(), domain::GameState::active) << "an offer to the other";
  }
  Table table = swapped();
  table.now += 4 * day_long;
  EXPECT_EQ(code(table.by(0, {.kind = domain::ActKind::time_out})), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::finished);
}

TEST(Swap, IsDoneOnce) {
  Table table("draughts", "swap=yes");
  table.begin();
  table.play({"32-28"});
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::swap})), "done");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::swap})), "no-swap");
  EXPECT_EQ(table.game.player(Side::first), anna);
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::undo})), "no-undo");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::undo})), "done");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::accept})), "done");
  table.play({"31-27"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::swap})), "done") << "a first move once more";
}

TEST(Swap, DropsThePlansOfBothSides) {
  Table table("draughts", "swap=yes");
  table.begin();
  table.play({"32-28"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::queue, .text = "31-27"})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::submit, .text = "19-23"})), "asked");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::swap})), "done");
  for (const Side seat : {Side::first, Side::second}) {
    EXPECT_EQ(table.game.queue(seat), "");
    EXPECT_EQ(table.game.submitted(seat), "");
  }
  EXPECT_EQ(code(table.move(fred, "19-23")), "done");
  EXPECT_EQ(table.game.ply(), 2U) << "anna has queued nothing";
  EXPECT_EQ(table.folded().seq(), table.game.seq());
}

// A refused act changes nothing.
TEST(Refused, AFirstMoveDoesNotStartTheGame) {
  Table table("draughts");
  domain::Game again(101);
  again.add({.at = table.now,
             .kind = domain::GameEventKind::offered,
             .by = anna,
             .a = fred,
             .b = anna,
             .text = domain::to_text(table.game.terms())});
  const domain::ActOutcome answer =
      domain::carry_out(again, {.kind = domain::ActKind::move, .text = "32-28", .half_move = 7},
                        {.now = table.now, .by = fred});
  EXPECT_EQ(code(answer), "future-ply");
  EXPECT_EQ(again.state(), domain::GameState::offered);
  EXPECT_EQ(again.seq(), 1U);
}

TEST(Refused, AMoveWithAForbiddenDrawOfferIsNotPlayed) {
  Table table("draughts");
  table.begin();
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::move, .text = "32-28", .with_draw = true})),
            "done");
  table.play({"19-23"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::move, .text = "28x19", .with_draw = true})),
            "too-soon");
  EXPECT_EQ(table.game.ply(), 2U);
  EXPECT_EQ(code(table.move(fred, "28x19")), "done");
}

TEST(Queue, PlaysIfTheConditionHoldsAndIsDroppedOtherwise) {
  for (const bool holds : {true, false}) {
    Table table("draughts");
    table.begin();
    table.play({"32-28"});
    EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::queue, .text = "28x19 if 19-23; 37-32"})),
              "done");
    table.play({holds ? "19-23" : "20-25"});
    EXPECT_EQ(table.game.ply(), holds ? 3U : 2U);
    EXPECT_EQ(table.game.queue(Side::first), holds ? "37-32" : "");
  }
}

TEST(Queue, ContinuesAutomaticallyForBothSides) {
  Table table("draughts");
  table.begin();
  table.by(anna, {.kind = domain::ActKind::queue, .text = "19-23; 14x23"});
  table.play({"32-28"});
  EXPECT_EQ(table.game.ply(), 2U);
  table.play({"28x19"});
  EXPECT_EQ(table.game.ply(), 4U);
  EXPECT_EQ(table.game.moves().back().how, 2);
}

TEST(Forced, MovesArePlayedIfAgreed) {
  Table table("draughts", "forced=yes fen=W:W28,37,47:B19,6,12");
  table.begin();
  table.play({"28-23"});
  EXPECT_EQ(table.game.ply(), 2U);
  EXPECT_EQ(table.game.moves().back().how, 1);
}

}  // namespace
}  // namespace mt::server
