// Tests of engines that play by mail: complete games against the built-in players.
#include "engine_house.hpp"
#include "movetext/games/table/families.hpp"
#include "movetext/server/app/game_record.hpp"

namespace mt::server::test {
namespace {

using engines::Happening;

class PlayedEngines : public EngineHouse {
 protected:
  void SetUp() override {
    for (const char* name : {"fred", "barney"}) sign_up(name);
  }
  // Starts the engine "deep", limited to a small number of nodes.
  void hire_deep(app::EngineRules rules = {}) {
    rules.name = "deep";
    engine_ = hire(rules, {.limits = {.nodes = 300}});
    begin_work();
  }
  // Returns the refusal of a challenge.
  std::string refusal(const std::string& player, const std::string& command) {
    EXPECT_EQ(challenged(player, command), 0) << command;
    return newest(player).text;
  }
  // Carries out an act of the engine on the thread of the test, and sends all due mails.
  void act(GameId board, const domain::Act& wish) {
    now_ += second_long;
    store_->write(
        [&](store::Transaction& transaction) {
          app::UnitOfWork work(*policy_, *cache_, transaction, now_);
          EXPECT_EQ(work.act(board, wish, engine_).kind, domain::ActOutcome::Kind::done) << wish.text;
          work.finish();
        },
        {board});
    send();
  }
  AccountId engine_ = 0;
};

TEST_F(PlayedEngines, AGameStartsImmediatelyAndIsPlayedToItsEnd) {
  hire_deep();
  const std::size_t mails_before = mails();
  const GameId board = challenged("fred", "draughts challenge fred deep");
  ASSERT_NE(board, 0);
  EXPECT_EQ(row(board).state, domain::GameState::active) << "nobody was asked";
  EXPECT_EQ(newest_of("fred", board).kind, "news");
  EXPECT_TRUE(newest_of("fred", board).has("deep (engine)")) << newest_of("fred", board).text;
  EXPECT_FALSE(newest_of("fred", board).has("deep has")) << "its clock stands still";
  EXPECT_EQ(row(board).players[1], engine_);
  ASSERT_NO_FATAL_FAILURE(play_out("fred", board));
  EXPECT_EQ(row(board).state, domain::GameState::finished);
  EXPECT_EQ(row(board).result, domain::BoardResult::second_wins) << "moves by chance are no match for it";
  const auto record = read([&](store::Transaction& t) { return app::game_record(*game(board), t, "here"); });
  ASSERT_TRUE(record);
  EXPECT_NE(record->bytes.find("[BlackType \"program\"]"), std::string::npos) << record->bytes;
  EXPECT_EQ(record->bytes.find("WhiteType"), std::string::npos);
  EXPECT_EQ(boxes_.size(), 2U) << "no mail has gone to anybody else";
  EXPECT_GT(mails(), mails_before);
  EXPECT_EQ(count(Happening::Kind::played), game(board)->moves_made(Side::second));
  EXPECT_EQ(count(Happening::Kind::failed), 0U);
  // The game counts for ratings.
  const auto rating = read([&](store::Transaction& t) { return t.ratings().get(engine_, "international"); });
  ASSERT_TRUE(rating);
  EXPECT_EQ(rating->wins, 1U);
  EXPECT_EQ(write("fred", "draughts standings"), "done");
  EXPECT_TRUE(newest("fred").has("deep (engine)")) << newest("fred").text;
  // A rematch begins at once.
  EXPECT_EQ(answer("fred", "rematch", board), "done");
  EXPECT_EQ(row(board + 1).state, domain::GameState::active);
  settle();
  EXPECT_EQ(row(board + 1).ply, 1U) << "now the engine has the first move";
}

TEST_F(PlayedEngines, EveryFamilyIsPlayed) {
  hire_deep({.boards_a_player = 20});
  for (const Family* family : families()) {
    const GameId board = challenged("fred", std::string(family->name) + " challenge deep fred");
    ASSERT_NE(board, 0) << family->name;
    ASSERT_NO_FATAL_FAILURE(settle());
    for (int i = 0; i < 3 && row(board).state == domain::GameState::active; ++i) {
      ASSERT_NO_FATAL_FAILURE(step("fred", board)) << family->name;
      ASSERT_NO_FATAL_FAILURE(settle()) << family->name;
    }
    EXPECT_GE(game(board)->moves_made(Side::first), 2U) << family->name;
  }
  EXPECT_EQ(count(Happening::Kind::failed), 0U);
}

TEST_F(PlayedEngines, AMatchWithDiceAndCubeIsPlayedToItsEnd) {
  hire_deep();
  const GameId board = challenged("fred", "backgammon challenge fred deep -match=3");
  ASSERT_NE(board, 0);
  ASSERT_NO_FATAL_FAILURE(play_out("fred", board));
  EXPECT_EQ(row(board).state, domain::GameState::finished);
  EXPECT_EQ(count(Happening::Kind::failed), 0U);
  EXPECT_NE(newest_of("fred", board).raw.find(".mat"), std::string::npos);
}

// An engine that has rolled its dice also moves at once. In this test the engine has no thread, so the test
// knows which mails are sent between the roll and the move.
TEST_F(PlayedEngines, ARollOfAnEngineIsMailedOnlyWithItsMove) {
  engine_ = hire({.name = "deep"});
  const GameId board = challenged("fred", "backgammon challenge fred deep -match=3");
  ASSERT_NE(board, 0);
  using replay::Awaiting;
  while (row(board).to_move != engine_ || game(board)->board()->awaiting() != Awaiting::roll) {
    if (row(board).to_move == engine_)
      act(board, {.kind = domain::ActKind::move, .text = legal_moves(board).front()});
    else
      ASSERT_NO_FATAL_FAILURE(step("fred", board));
  }
  const std::size_t before = box("fred").size();
  act(board, {.kind = domain::ActKind::roll});
  ASSERT_EQ(game(board)->board()->awaiting(), Awaiting::move);
  EXPECT_EQ(box("fred").size(), before) << newest("fred").text;
  act(board, {.kind = domain::ActKind::move, .text = legal_moves(board).front()});
  EXPECT_EQ(box("fred").size(), before + 1);
  const auto played = game(board);
  const domain::PlayedMove& last = played->moves().back();
  EXPECT_TRUE(newest("fred").has(last.dice + ": " + last.text)) << newest("fred").text;
}

// If the server rolls for an engine after a move, the mail about that move also shows the roll.
TEST_F(PlayedEngines, ARollForAnEngineIsMailedWithTheMoveBeforeIt) {
  engine_ = hire({.name = "deep"});
  const GameId board = challenged("fred", "backgammon challenge fred deep -match=3 -cube=no");
  ASSERT_NE(board, 0);
  if (row(board).to_move == engine_)
    act(board, {.kind = domain::ActKind::move, .text = legal_moves(board).front()});
  const std::size_t before = box("fred").size();
  ASSERT_NO_FATAL_FAILURE(step("fred", board));
  ASSERT_EQ(row(board).to_move, engine_);
  EXPECT_EQ(box("fred").size(), before + 1);
  EXPECT_TRUE(newest("fred").has("deep rolled: ")) << newest("fred").text;
  EXPECT_TRUE(newest("fred").has("deep (Black) to move")) << newest("fred").text;
}

TEST_F(PlayedEngines, UnsupportedGamesAreRefusedImmediately) {
  hire_deep({.games = {"international", "backgammon"}, .longest_match = 3, .cube = false, .rated = false});
  const std::size_t before = box("fred").size();
  EXPECT_NE(refusal("fred", "chess challenge deep --rated=no").find("deep does not play chess"),
            std::string::npos);
  EXPECT_TRUE(newest("fred").has("it plays international and backgammon")) << newest("fred").text;
  EXPECT_EQ(box("fred").size(), before + 1) << "no question was asked";
  EXPECT_NE(refusal("fred", "draughts challenge deep").find("deep does not play rated games"),
            std::string::npos);
  EXPECT_NE(refusal("fred", "draughts challenge deep --rated=no --time=none")
                .find("only games that end automatically"),
            std::string::npos);
  EXPECT_NE(refusal("fred", "draughts challenge deep --rated=no --claim=manual")
                .find("only games that end automatically"),
            std::string::npos);
  EXPECT_NE(refusal("fred", "backgammon challenge deep --rated=no -match=5 -cube=no")
                .find("only matches of up to 3 points"),
            std::string::npos);
  EXPECT_NE(
      refusal("fred", "backgammon challenge deep --rated=no -match=3").find("without the doubling cube"),
      std::string::npos);
  EXPECT_NE(challenged("fred", "backgammon challenge deep --rated=no -match=3 -cube=no"), 0);
  EXPECT_NE(challenged("fred", "draughts challenge deep --rated=no"), 0);
}

TEST_F(PlayedEngines, TheNumberOfBoardsIsLimited) {
  hire_deep({.boards = 3, .boards_a_player = 2});
  const GameId board = challenged("fred", "draughts challenge deep");
  EXPECT_NE(board, 0);
  EXPECT_NE(challenged("fred", "chess challenge deep"), 0);
  EXPECT_NE(refusal("fred", "chess challenge deep").find("fred is already playing 2 boards with deep"),
            std::string::npos);
  EXPECT_NE(challenged("barney", "chess challenge deep"), 0);
  EXPECT_NE(refusal("barney", "chess challenge deep").find("deep is already playing 3 boards"),
            std::string::npos);
  settle();
  EXPECT_EQ(answer("fred", "resign!", board), "done");
  EXPECT_NE(challenged("barney", "chess challenge deep"), 0) << "there is room again";
}

TEST_F(PlayedEngines, EnginesDoNotPlayEachOther) {
  hire_deep();
  hire({.name = "blue"});
  EXPECT_NE(refusal("fred", "draughts challenge deep blue").find("engines do not play each other"),
            std::string::npos);
  const GameId board = challenged("fred", "draughts challenge barney deep");
  ASSERT_NE(board, 0);
  EXPECT_EQ(row(board).state, domain::GameState::offered) << "barney is asked";
  EXPECT_EQ(answer("barney", "accept", board), "done");
  EXPECT_EQ(row(board).state, domain::GameState::active);
}

TEST_F(PlayedEngines, AnEngineWithoutSettingsIsAway) {
  hire_deep();
  const GameId board = challenged("fred", "draughts challenge fred deep");
  dismiss();
  policy_->engines.clear();
  EXPECT_NE(refusal("barney", "draughts challenge deep").find("is not available at present"),
            std::string::npos);
  EXPECT_EQ(answer("fred", "32-28", board), "done");
  EXPECT_EQ(waiting(), 1U) << "the board waits";
}

TEST_F(PlayedEngines, TheirTimeNeverExpires) {
  hire_deep();
  const GameId board = challenged("fred", "draughts challenge fred deep --time=1d/move");
  dismiss();
  EXPECT_EQ(answer("fred", "32-28", board), "done");
  sweep(30 * day_long);
  sweep(30 * day_long);
  EXPECT_EQ(row(board).state, domain::GameState::active);
  EXPECT_EQ(row(board).wake, 0) << "it is never due";
  EXPECT_EQ(answer("fred", "claim time", board), "refused");
  begin_work();
  settle();
  EXPECT_EQ(row(board).ply, 2U);
  sweep(2 * day_long);
  EXPECT_NE(row(board).state, domain::GameState::active) << "but the player's does";
}

TEST_F(PlayedEngines, ListsMarkEngines) {
  hire_deep({.games = {"international"}});
  EXPECT_EQ(write("fred", "list"), "done");
  EXPECT_TRUE(newest("fred").has("deep (engine)")) << newest("fred").text;
  EXPECT_EQ(write("fred", "list draughts"), "done");
  EXPECT_TRUE(newest("fred").has("deep (engine)")) << "it looks for games";
  hire({.name = "blue"});
  EXPECT_EQ(write("fred", "list othello"), "done");
  EXPECT_TRUE(newest("fred").has("blue (engine)")) << "it plays all games";
  EXPECT_FALSE(newest("fred").has("deep (engine)")) << newest("fred").text;
  EXPECT_EQ(write("fred", "draughts ratings deep"), "done");
  EXPECT_TRUE(newest("fred").has("deep (engine)")) << newest("fred").text;
  EXPECT_EQ(write("fred", "message deep", "Hello"), "done") << "a question";
  answer("fred", "yes");
  EXPECT_TRUE(newest("fred").has("'deep' is not a player who can get messages")) << newest("fred").text;
  EXPECT_EQ(write("deep", "signup deep"), "refused");
}

TEST_F(PlayedEngines, OffersAreAnsweredInTheSameMailAsTheMove) {
  hire_deep();
  const GameId board = challenged("fred", "draughts challenge fred deep");
  ASSERT_EQ(answer("fred", "32-28 draw", board), "done");
  settle();
  EXPECT_EQ(row(board).ply, 2U);
  EXPECT_TRUE(newest_of("fred", board).has("deep declines the draw")) << newest_of("fred", board).text;
  ASSERT_EQ(answer("fred", "undo", board), "done");
  settle();
  EXPECT_TRUE(newest_of("fred", board).has("deep declines the request to take moves back"))
      << newest_of("fred", board).text;
  EXPECT_EQ(row(board).ply, 2U) << "the game counts";
  const GameId friendly = challenged("fred", "draughts challenge fred deep --rated=no");
  ASSERT_EQ(answer("fred", "32-28", friendly), "done");
  settle();
  ASSERT_EQ(answer("fred", "undo", friendly), "done");
  settle();
  EXPECT_EQ(row(friendly).ply, 0U);
}

TEST_F(PlayedEngines, AClosedEngineForfeitsItsGames) {
  hire_deep();
  const GameId board = challenged("fred", "draughts challenge fred deep");
  play_out("fred", board, 3);
  dismiss();
  answer("fred", "chat", board);
  store_->write([&](store::Transaction& t) {
    app::UnitOfWork work(*policy_, *cache_, t, ++now_);
    work.act(board, {.kind = domain::ActKind::resign, .confirmed = true, .for_good = true}, engine_);
    work.finish();
  });
  EXPECT_EQ(row(board).state, domain::GameState::finished);
  EXPECT_EQ(waiting(), 0U);
}

TEST_F(PlayedEngines, AForgottenBoardIsFoundAtTheNextStart) {
  hire_deep();
  dismiss();
  const GameId board = challenged("fred", "draughts challenge deep fred");
  store_->write([&](store::Transaction& t) { t.turns().drop(board, engine_); });
  EXPECT_EQ(waiting(), 0U);
  engines::account_of_engine(*store_, policy_->engines.at(0), now_);
  EXPECT_EQ(waiting(), 1U);
  engines::account_of_engine(*store_, policy_->engines.at(0), now_);
  begin_work();
  settle();
  EXPECT_EQ(row(board).ply, 1U);
}

TEST_F(PlayedEngines, AnEngineMayNotHaveTheNameOfAPlayer) {
  if (policy_ == nullptr) policy_ = std::make_unique<app::ServerPolicy>(make_house());
  EXPECT_THROW(engines::account_of_engine(*store_, {.name = "Fred"}, now_), std::runtime_error);
  const AccountId deep = engines::account_of_engine(*store_, {.name = "deep"}, now_);
  EXPECT_EQ(engines::account_of_engine(*store_, {.name = "DEEP", .games = {"chess"}}, now_), deep);
  EXPECT_EQ(account("deep").policies.at(0).game, "chess");
}

}  // namespace
}  // namespace mt::server::test
