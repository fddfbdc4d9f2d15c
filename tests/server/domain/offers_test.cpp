// Offers of the two players, one beside and one after another, and what answers to them mean.
#include "server/domain/table.hpp"

namespace mt::server {
namespace {

// Four half-moves are played; fred is to move.
struct Begun : Table {
  Begun() : Table("draughts") {
    begin();
    play({"32-28", "19-23", "28x19", "14x23"});
  }
  std::string offers(AccountId who, ActKind kind) { return code(by(who, {.kind = kind})); }
  std::string answers(AccountId who, ActKind kind, std::uint32_t seen) {
    return code(by(who, {.kind = kind, .event_seen = seen}));
  }
};

TEST(Offers, a_new_one_takes_the_place_of_what_its_player_has_offered_before) {
  Begun table;
  ASSERT_EQ(table.offers(fred, ActKind::draw), "done");
  const std::uint32_t of_draw = table.game.seq();
  ASSERT_EQ(table.offers(fred, ActKind::undo), "done");
  EXPECT_FALSE(table.game.draw());
  EXPECT_EQ(table.answers(anna, ActKind::accept, of_draw), "superseded");
  EXPECT_EQ(table.answers(anna, ActKind::accept, table.game.seq()), "done");
  EXPECT_EQ(table.game.state(), GameState::active) << "no draw was agreed";
  EXPECT_EQ(table.game.ply(), 2U);
  EXPECT_EQ(table.offers(fred, ActKind::abort), "done");
  EXPECT_EQ(table.offers(fred, ActKind::undo), "done");
  EXPECT_FALSE(table.game.abort());
  EXPECT_TRUE(table.game.undo());
}

TEST(Offers, of_both_players_stand_side_by_side) {
  Begun table;
  table.offers(fred, ActKind::draw);
  ASSERT_EQ(table.offers(anna, ActKind::undo), "done");
  const std::uint32_t seen = table.game.seq();
  EXPECT_TRUE(table.game.draw());
  EXPECT_EQ(table.answers(fred, ActKind::decline, seen), "done");
  EXPECT_FALSE(table.game.undo());
  EXPECT_TRUE(table.game.draw()) << "it is not his to decline";
  EXPECT_EQ(table.answers(anna, ActKind::accept, seen), "done");
  EXPECT_EQ(table.game.result(), Result::draw);
}

TEST(Offers, to_abort_are_declined_by_a_move) {
  Begun table;
  ASSERT_EQ(table.offers(fred, ActKind::abort), "done");
  table.play({"33-28"});
  EXPECT_TRUE(table.game.abort()) << "who has made it plays on";
  table.play({"23x32"});
  EXPECT_FALSE(table.game.abort());
  EXPECT_EQ(table.offers(anna, ActKind::accept), "no-offer");
  EXPECT_EQ(table.game.state(), GameState::active);
}

TEST(Offers, are_taken_back) {
  for (const ActKind kind : {ActKind::draw, ActKind::undo, ActKind::abort, ActKind::resign}) {
    Begun table;
    EXPECT_EQ(table.offers(fred, ActKind::withdraw), "no-offer");
    table.offers(fred, kind);
    EXPECT_EQ(table.offers(anna, ActKind::withdraw), "no-offer");
    EXPECT_EQ(table.offers(fred, ActKind::withdraw), "done");
    EXPECT_EQ(table.offers(anna, ActKind::accept), "no-offer");
    EXPECT_EQ(table.offers(fred, ActKind::confirm), "nothing-to-confirm");
    EXPECT_EQ(table.game.state(), GameState::active);
    EXPECT_EQ(table.folded().seq(), table.game.seq());
  }
}

TEST(Offers, a_resignation_that_may_cost_more_is_taken_back) {
  Table table("backgammon", "match=3");
  table.dice = {{5, 2}, {6, 1}};
  table.begin();
  table.play({"13/8 13/11"});
  ASSERT_EQ(code(table.by(fred, {.kind = ActKind::resign, .level = 1})), "done");
  ASSERT_TRUE(table.game.resignation());
  EXPECT_EQ(code(table.by(fred, {.kind = ActKind::withdraw})), "done");
  EXPECT_FALSE(table.game.resignation());
  EXPECT_EQ(code(table.by(anna, {.kind = ActKind::accept})), "no-offer");
}

TEST(Offers, no_match_with_a_result_is_called_off_by_one_side) {
  Table table("backgammon", "match=3");
  table.dice = {{5, 2}, {6, 1}, {4, 2}};
  table.begin();
  table.play({"13/8 13/11"});
  table.by(fred, {.kind = ActKind::resign, .level = 1});
  ASSERT_EQ(code(table.by(anna, {.kind = ActKind::accept})), "done");
  ASSERT_EQ(table.game.board()->games_won().size(), 1U);
  ASSERT_FALSE(table.game.has_moved(Side::second));
  EXPECT_EQ(code(table.by(fred, {.kind = ActKind::abort})), "done");
  EXPECT_EQ(table.game.state(), GameState::active) << "it is only an offer";
  EXPECT_EQ(code(table.by(anna, {.kind = ActKind::decline})), "done");
  EXPECT_EQ(code(table.by(anna, {.kind = ActKind::abort})), "done");
  EXPECT_EQ(code(table.by(fred, {.kind = ActKind::accept})), "done");
  EXPECT_EQ(table.game.state(), GameState::aborted);
}

}  // namespace
}  // namespace mt::server
