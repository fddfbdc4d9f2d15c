// Tests of offers that both players make, at the same time or in sequence, and of the meaning of answers to
// these offers.
#include "server/domain/table.hpp"

namespace mt::server {
namespace {

// A game after four half-moves. It is fred's turn.
struct Begun : Table {
  Begun() : Table("draughts") {
    begin();
    play({"32-28", "19-23", "28x19", "14x23"});
  }
  std::string offers(AccountId who, domain::ActKind kind) { return code(by(who, {.kind = kind})); }
  std::string answers(AccountId who, domain::ActKind kind, std::uint32_t seen) {
    return code(by(who, {.kind = kind, .event_seen = seen}));
  }
};

TEST(Offers, ReplaceEarlierOffersOfTheSamePlayer) {
  Begun table;
  ASSERT_EQ(table.offers(fred, domain::ActKind::draw), "done");
  const std::uint32_t of_draw = table.game.seq();
  ASSERT_EQ(table.offers(fred, domain::ActKind::undo), "done");
  EXPECT_FALSE(table.game.draw());
  EXPECT_EQ(table.answers(anna, domain::ActKind::accept, of_draw), "superseded");
  EXPECT_EQ(table.answers(anna, domain::ActKind::accept, table.game.seq()), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::active) << "no draw was agreed";
  EXPECT_EQ(table.game.ply(), 2U);
  EXPECT_EQ(table.offers(fred, domain::ActKind::abort), "done");
  EXPECT_EQ(table.offers(fred, domain::ActKind::undo), "done");
  EXPECT_FALSE(table.game.abort());
  EXPECT_TRUE(table.game.undo());
}

TEST(Offers, OfBothPlayersCoexist) {
  Begun table;
  table.offers(fred, domain::ActKind::draw);
  ASSERT_EQ(table.offers(anna, domain::ActKind::undo), "done");
  const std::uint32_t seen = table.game.seq();
  EXPECT_TRUE(table.game.draw());
  EXPECT_EQ(table.answers(fred, domain::ActKind::decline, seen), "done");
  EXPECT_FALSE(table.game.undo());
  EXPECT_TRUE(table.game.draw()) << "it is not his to decline";
  EXPECT_EQ(table.answers(anna, domain::ActKind::accept, seen), "done");
  EXPECT_EQ(table.game.result(), domain::BoardResult::draw);
}

TEST(Offers, ToAbortAreDeclinedByAMove) {
  Begun table;
  ASSERT_EQ(table.offers(fred, domain::ActKind::abort), "done");
  table.play({"33-28"});
  EXPECT_TRUE(table.game.abort()) << "who has made it plays on";
  table.play({"23x32"});
  EXPECT_FALSE(table.game.abort());
  EXPECT_EQ(table.offers(anna, domain::ActKind::accept), "no-offer");
  EXPECT_EQ(table.game.state(), domain::GameState::active);
}

TEST(Offers, AreTakenBack) {
  for (const domain::ActKind kind :
       {domain::ActKind::draw, domain::ActKind::undo, domain::ActKind::abort, domain::ActKind::resign}) {
    Begun table;
    EXPECT_EQ(table.offers(fred, domain::ActKind::withdraw), "no-offer");
    table.offers(fred, kind);
    EXPECT_EQ(table.offers(anna, domain::ActKind::withdraw), "no-offer");
    EXPECT_EQ(table.offers(fred, domain::ActKind::withdraw), "done");
    EXPECT_EQ(table.offers(anna, domain::ActKind::accept), "no-offer");
    EXPECT_EQ(table.offers(fred, domain::ActKind::confirm), "nothing-to-confirm");
    EXPECT_EQ(table.game.state(), domain::GameState::active);
    EXPECT_EQ(table.folded().seq(), table.game.seq());
  }
}

TEST(Offers, AResignationThatMayCostMoreIsTakenBack) {
  Table table("backgammon", "match=3");
  table.dice = {{5, 2}, {6, 1}};
  table.begin();
  table.play({"13/8 13/11"});
  ASSERT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign, .level = 1})), "done");
  ASSERT_TRUE(table.game.resignation());
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::withdraw})), "done");
  EXPECT_FALSE(table.game.resignation());
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::accept})), "no-offer");
}

TEST(Offers, AMatchWithAResultIsNotCalledOffByOneSide) {
  Table table("backgammon", "match=3");
  table.dice = {{5, 2}, {6, 1}, {4, 2}};
  table.begin();
  table.play({"13/8 13/11"});
  table.by(fred, {.kind = domain::ActKind::resign, .level = 1});
  ASSERT_EQ(code(table.by(anna, {.kind = domain::ActKind::accept})), "done");
  ASSERT_EQ(table.game.board()->games_won().size(), 1U);
  ASSERT_FALSE(table.game.has_moved(Side::second));
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::abort})), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::active) << "it is only an offer";
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::decline})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = domain::ActKind::abort})), "done");
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::accept})), "done");
  EXPECT_EQ(table.game.state(), domain::GameState::aborted);
}

}  // namespace
}  // namespace mt::server
