// Tests of the decision of an engine on a waiting board, for every kind of answer that the engine's player
// gives.
#include "movetext/server/engines/decide.hpp"

#include "server/domain/table.hpp"

#include <deque>

namespace mt::server {
namespace {

using engine::Answer;
using engines::Decision;

// A player that returns prepared answers in their order.
class ScriptedPlayer final : public engine::Player {
 public:
  const engine::Identity& identity() const override { return identity_; }
  std::span<const engine::Option> options() const override { return {}; }
  engine::Abilities abilities() const override { return {.cube = cube, .resignations = true}; }
  bool set_option(std::string_view, std::string_view) override { return false; }
  void new_game() override {}
  Answer think(const engine::Question& question, const engine::Limits&, engine::Watcher&,
               std::stop_token) override {
    asked.push_back(question.line.moves().size());
    if (answers.empty()) return {.kind = Answer::Kind::failed, .problem = "was not to be asked"};
    Answer answer = answers.front();
    answers.pop_front();
    return answer;
  }

  bool cube = true;
  std::deque<Answer> answers;
  std::vector<std::size_t> asked;  // for each search, the number of half-moves before it

 private:
  engine::Identity identity_;
};

Answer move_worth(const std::string& move, int hundredths) {
  Answer answer{.kind = Answer::Kind::move, .move = move};
  answer.lines.push_back({.score = engine::Score{.value = hundredths}});
  return answer;
}

class Deciding : public testing::Test {
 protected:
  Decision decide(const Table& table, Side seat) {
    const auto here = engines::situation_of(table.game, seat);
    if (!here) return {.problem = "nothing is to be done"};
    return engines::decide(*here, [this](std::string&) { return &player_; }, {}, {});
  }
  // Carries out the decision and returns the codes of the outcomes.
  static std::string done(Table& table, AccountId who, const Decision& decision) {
    std::string out = decision.problem;
    for (const domain::Act& act : decision.acts) out += (out.empty() ? "" : " ") + code(table.by(who, act));
    return out;
  }
  ScriptedPlayer player_;
};

TEST_F(Deciding, AMoveIsPlayed) {
  Table table("draughts");
  table.begin();
  table.play({"32-28"});
  EXPECT_EQ(decide(table, Side::first).problem, "nothing is to be done");
  player_.answers = {move_worth("19-23", 0)};
  EXPECT_EQ(done(table, anna, decide(table, Side::second)), "done");
  EXPECT_EQ(table.game.moves().back().text, "19-23");
  EXPECT_EQ(player_.asked, std::vector<std::size_t>{1});
  // If another node makes the same decision again, nothing changes.
  const auto seq = table.game.seq();
  const Decision late{
      .acts = {{.kind = domain::ActKind::move, .text = "19-23", .half_move = 2, .event_seen = 3}}};
  EXPECT_EQ(done(table, anna, late), "already");
  EXPECT_EQ(table.game.seq(), seq);
}

TEST_F(Deciding, AnInvalidAnswerIsReported) {
  Table table("draughts");
  table.begin();
  for (const Answer::Kind kind : {Answer::Kind::none, Answer::Kind::accept, Answer::Kind::failed}) {
    player_.answers = {{.kind = kind}};
    const Decision decision = decide(table, Side::first);
    EXPECT_NE(decision.problem, "");
    EXPECT_TRUE(decision.acts.empty());
  }
}

TEST_F(Deciding, TakebacksAreAllowedInUnratedGames) {
  for (const bool rated : {true, false}) {
    Table table("draughts", rated ? "" : "rated=no");
    table.begin();
    table.play({"32-28", "19-23", "28x19", "14x23"});
    EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::undo})), "done");
    EXPECT_EQ(done(table, anna, decide(table, Side::second)), "done");
    EXPECT_EQ(table.game.ply(), rated ? 4U : 2U);
    EXPECT_FALSE(table.game.undo());
  }
  EXPECT_TRUE(player_.asked.empty()) << "this needs no thinking";
}

TEST_F(Deciding, ARatedGameIsNotCalledOffAndTheMoveIsPlayed) {
  Table table("draughts");
  table.begin();
  table.play({"32-28", "19-23"});
  table.play({"28x19"});
  EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::abort})), "done");
  player_.answers = {move_worth("14x23", 0)};
  EXPECT_EQ(done(table, anna, decide(table, Side::second)), "done done");
  EXPECT_EQ(table.game.state(), domain::GameState::active);
  EXPECT_EQ(table.game.ply(), 4U);
}

TEST_F(Deciding, ADrawIsAcceptedInAWorsePosition) {
  for (const int value : {-80, -20, 300}) {
    Table table("draughts");
    table.begin();
    table.play({"32-28"});
    EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::draw})), "done");
    player_.answers = {move_worth("19-23", value)};
    EXPECT_EQ(done(table, anna, decide(table, Side::second)), value == -80 ? "done" : "done done");
    EXPECT_EQ(table.game.result(), value == -80 ? domain::BoardResult::draw : domain::BoardResult::none);
    EXPECT_EQ(table.game.ply(), value == -80 ? 1U : 2U) << "else it is declined, and the move played";
  }
}

TEST_F(Deciding, TheValueOfADrawIsThatForTheEngine) {
  // It is fred's turn, and he offers a draw. The engine's player gives the score from fred's view.
  for (const int value : {-80, 80}) {
    Table table("draughts");
    table.begin();
    EXPECT_EQ(code(table.by(fred, {.kind = domain::ActKind::draw})), "done");
    player_.answers = {move_worth("32-28", value)};
    EXPECT_EQ(done(table, anna, decide(table, Side::second)), "done");
    EXPECT_EQ(table.game.result(), value == 80 ? domain::BoardResult::draw : domain::BoardResult::none);
    EXPECT_FALSE(table.game.draw());
  }
}

TEST(TakesDraw, DependsOnTheValueAndTheLengthOfTheGame) {
  const auto takes = [](int value, std::uint32_t moves) {
    return engines::takes_draw({.value = value}, moves);
  };
  EXPECT_TRUE(takes(-50, 1));
  EXPECT_FALSE(takes(-49, 39));
  EXPECT_TRUE(takes(10, 40));
  EXPECT_FALSE(takes(11, 400));
  using Unit = engine::Score::Unit;
  EXPECT_TRUE(engines::takes_draw({.unit = Unit::wins_in, .value = -7}, 1));
  EXPECT_FALSE(engines::takes_draw({.unit = Unit::wins_in, .value = 7}, 400));
  EXPECT_FALSE(engines::takes_draw({.value = -90, .bound = engine::Score::Bound::at_least}, 1));
}

TEST_F(Deciding, ThePlayerOfAProgramMayResign) {
  Table table("chess");
  table.begin();
  table.play({"e4", "e5", "Nf3"});
  player_.answers = {{.kind = Answer::Kind::resign}};
  EXPECT_EQ(done(table, anna, decide(table, Side::second)), "done");
  EXPECT_EQ(table.game.result(), domain::BoardResult::first_wins);
  EXPECT_EQ(table.game.reason(), "resign");
}

class DecidingWithDice : public Deciding {
 protected:
  DecidingWithDice() : table_("backgammon", "match=5") {
    table_.dice = {{3, 1}, {4, 2}, {6, 5}, {6, 6}, {5, 3}, {2, 1}};
    table_.begin();  // fred begins with the dice 3 and 1
    table_.play({"8/5 6/5"});
  }
  Table table_;
};

TEST_F(DecidingWithDice, ARollOrADoubleIsChosen) {
  ASSERT_EQ(table_.game.board()->awaiting(), replay::Awaiting::roll);
  player_.answers = {{.kind = Answer::Kind::no_double}};
  EXPECT_EQ(done(table_, anna, decide(table_, Side::second)), "done");
  EXPECT_EQ(table_.game.board()->awaiting(), replay::Awaiting::move);
  Table other("backgammon", "match=5");
  other.dice = table_.dice;
  other.begin();
  other.play({"8/5 6/5"});
  player_.answers = {{.kind = Answer::Kind::offer_double}};
  EXPECT_EQ(done(other, anna, decide(other, Side::second)), "done");
  EXPECT_EQ(other.game.board()->awaiting(), replay::Awaiting::answer);
  player_.answers = {{.kind = Answer::Kind::drop}};
  EXPECT_EQ(done(other, fred, decide(other, Side::first)), "done");
  EXPECT_EQ(other.game.board()->games_won().size(), 1U);
}

TEST_F(DecidingWithDice, APlayerWithoutCubeSupportRollsAndTakes) {
  player_.cube = false;
  EXPECT_EQ(decide(table_, Side::second).acts.at(0).kind, domain::ActKind::roll);
  EXPECT_EQ(code(table_.by(anna, {.kind = domain::ActKind::move, .text = "double"})), "done");
  EXPECT_EQ(decide(table_, Side::first).acts.at(0).text, "take");
  EXPECT_TRUE(player_.asked.empty());
}

TEST_F(DecidingWithDice, AGameThatMayCostMoreIsNotResigned) {
  player_.answers = {{.kind = Answer::Kind::resign, .level = 1}};
  ASSERT_GT(table_.game.board()->largest_loss(Side::second), 1);
  EXPECT_EQ(decide(table_, Side::second).acts.at(0).kind, domain::ActKind::roll);
}

TEST_F(DecidingWithDice, AResignationIsJudgedByThePlayer) {
  for (const bool accepts : {true, false}) {
    Table table("backgammon", "match=5");
    table.dice = table_.dice;
    table.begin();
    table.play({"8/5 6/5"});
    ASSERT_EQ(code(table.by(anna, {.kind = domain::ActKind::roll})), "done");
    table.play({"8/4 6/4"});
    ASSERT_EQ(table.game.awaited(), Side::first);
    ASSERT_EQ(code(table.by(fred, {.kind = domain::ActKind::resign, .level = 1})), "done");
    player_.answers = {{.kind = accepts ? Answer::Kind::accept : Answer::Kind::reject}};
    EXPECT_EQ(done(table, anna, decide(table, Side::second)), "done");
    EXPECT_EQ(table.game.board()->games_won().size(), accepts ? 1U : 0U);
    EXPECT_FALSE(table.game.resignation());
  }
}

}  // namespace
}  // namespace mt::server
