// Tests of failures while engines play: programs fail, nodes fail, and boards change during a search. The
// games must continue.
#include "engine_house.hpp"
#include "movetext/engine/protocol/table/protocols.hpp"
#include "movetext/server/store/postgresql/open_postgresql.hpp"
#include "support/postgres_cluster.hpp"

#include <filesystem>

namespace mt::server::test {
namespace {

using engines::Happening;

// Returns a UCI program that runs the shell command `on_go` when it must search.
engines::EngineSetup program(const std::string& on_go) {
  const std::string script =
      "while read -r line; do case \"$line\" in uci) echo 'id name Odd'; echo uciok;; isready) echo "
      "readyok;; go*) " +
      on_go + ";; quit) exit 0;; esac; done";
  engines::EngineSetup setup{.words = {"sh", "-c", script}, .protocol = engine::find_protocol("uci")};
  setup.limits.move_time = engine::Milliseconds{50};
  return setup;
}

class BrokenEngines : public EngineHouse {
 protected:
  void SetUp() override { sign_up("fred"); }

  // Begins a game of chess in which fred has made the first move and it is the turn of "odd".
  GameId begin_game(engines::EngineSetup setup) {
    hire({.name = "odd", .games = {"chess"}, .boards_a_player = 5}, std::move(setup));
    const GameId board = challenged("fred", "chess challenge fred odd");
    EXPECT_EQ(answer("fred", "e4", board), "done");
    return board;
  }
  // Replaces the program of the account by another one.
  void replace(engines::EngineSetup setup) {
    dismiss();
    setup.account = setups_.at(0).account;
    setup.name = setups_.at(0).name;
    setups_ = {std::move(setup)};
  }
  std::string last_error() {
    const auto turns =
        read([&](store::Transaction& t) { return t.turns().of_account(setups_.at(0).account, 10); });
    return turns.empty() ? std::string() : turns.front().last_error;
  }
};

TEST_F(BrokenEngines, AFailingProgramIsRetriedLaterAndTheGameWaits) {
  const GameId board = begin_game(program("exit 1"));
  const std::vector<std::pair<const char*, const char*>> ways{
      {"exit 1", "exited"}, {"echo 'bestmove e2e4'", "bestmove e2e4"}, {"echo 'bestmove (none)'", ""}};
  for (const auto& [on_go, problem] : ways) {
    replace(program(on_go));
    const std::size_t before = count(Happening::Kind::failed);
    now_ += hour_long;
    begin_work();
    ASSERT_TRUE(comes_true([&] { return count(Happening::Kind::failed) > before; })) << on_go;
    EXPECT_NE(heard().back().second.find(problem), std::string::npos) << heard().back().second;
    EXPECT_NE(last_error(), "");
    EXPECT_EQ(waiting(), 1U);
    EXPECT_EQ(row(board).ply, 1U);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_EQ(count(Happening::Kind::failed), before + 1) << "it is not tried at once";
  }
  replace(program("echo 'bestmove e7e5'"));
  now_ += hour_long;
  begin_work();
  settle();
  EXPECT_EQ(game(board)->moves().back().text, "e5");
}

TEST_F(BrokenEngines, AProgramThatHangsIsEnded) {
  const GameId board = begin_game(program("sleep 1000"));
  begin_work();
  ASSERT_TRUE(comes_true([&] { return count(Happening::Kind::failed) > 0; }));
  EXPECT_EQ(row(board).ply, 1U);
  EXPECT_EQ(waiting(), 1U);
}

TEST_F(BrokenEngines, AMissingProgramIsReported) {
  engines::EngineSetup setup = program("");
  setup.words = {"/nowhere/engine"};
  begin_game(setup);
  begin_work();
  ASSERT_TRUE(comes_true([&] { return count(Happening::Kind::failed) > 0; }));
  EXPECT_NE(heard().back().second.find("/nowhere/engine"), std::string::npos) << heard().back().second;
}

TEST_F(BrokenEngines, AFailingProgramPausesAndOthersContinue) {
  begin_game(program("exit 1"));
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(answer("fred", "e4", challenged("fred", "chess challenge fred odd")), "done");
  hire({.name = "deep"}, {.limits = {.nodes = 200}});
  const GameId other = challenged("fred", "chess challenge deep fred");
  begin_work();
  ASSERT_TRUE(comes_true([&] { return row(other).ply == 1 && count(Happening::Kind::failed) > 0; }));
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_EQ(count(Happening::Kind::failed), 1U) << "its other boards wait as well";
  EXPECT_EQ(waiting(), 3U);
  clock_ = now_ + minute_long;
  ASSERT_TRUE(comes_true([&] { return count(Happening::Kind::failed) > 1; })) << "but not for ever";
}

TEST_F(BrokenEngines, ASearchInterruptedByAStopIsRepeated) {
  engines::EngineSetup slow;
  slow.limits.move_time = engine::Milliseconds{60'000};
  const GameId board = begin_game(slow);
  begin_work();
  ASSERT_TRUE(comes_true([&] {
    const auto turns =
        read([&](store::Transaction& t) { return t.turns().of_account(setups_[0].account, 1); });
    return !turns.empty() && turns[0].turn.tries == 1;
  }));
  const auto began = std::chrono::steady_clock::now();
  dismiss();
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(10));
  EXPECT_EQ(row(board).ply, 1U);
  replace({.limits = {.move_time = engine::Milliseconds{2000}, .nodes = 300}});
  begin_work();
  settle();
  EXPECT_EQ(row(board).ply, 2U);
}

TEST_F(BrokenEngines, ADeadNodeHoldsATurnOnlyForAWhile) {
  const GameId board = begin_game({.limits = {.nodes = 300}});
  const Time until = now_ + minute_long;
  store_->write(
      [&](store::Transaction& t) { EXPECT_EQ(t.turns().take(board, setups_[0].account, now_, until), 1U); });
  begin_work();
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_EQ(row(board).ply, 1U) << "the other node might still live";
  now_ = until + 1;
  settle();
  EXPECT_EQ(row(board).ply, 2U);
}

TEST_F(BrokenEngines, AChangedBoardIsAnalysedAgain) {
  const std::string thinks = directory_.file("thinks");
  const GameId board = begin_game(program("touch " + thinks + "; sleep 1; echo 'bestmove e7e5'"));
  setups_[0].limits.move_time = engine::Milliseconds{3000};
  begin_work();
  ASSERT_TRUE(comes_true([&] { return std::filesystem::exists(thinks); }));
  store_->write([&](store::Transaction& t) {
    app::UnitOfWork work(*policy_, *cache_, t, now_);
    EXPECT_EQ(work.act(board, {.kind = domain::ActKind::move, .text = "d5"}, setups_[0].account).kind,
              domain::ActOutcome::Kind::done);
    work.finish();
  });
  ASSERT_TRUE(comes_true([&] { return count(Happening::Kind::outdated) > 0; }));
  EXPECT_EQ(row(board).ply, 2U);
  EXPECT_EQ(waiting(), 0U);
}

TEST_F(BrokenEngines, ManyThreadsPlayEachMoveOnce) {
  hire({.name = "deep", .boards_a_player = 20}, {.limits = {.nodes = 200}});
  std::vector<GameId> boards;
  for (int i = 0; i < 8; ++i) boards.push_back(challenged("fred", "chess challenge fred deep"));
  begin_work({.threads = 4});
  for (int i = 0; i < 6; ++i) {
    for (const GameId board : boards)
      if (row(board).state == domain::GameState::active) {
        ASSERT_NO_FATAL_FAILURE(step("fred", board));
      }
    ASSERT_NO_FATAL_FAILURE(settle());
  }
  std::size_t moves = 0;
  for (const GameId board : boards) moves += game(board)->moves_made(Side::second);
  EXPECT_EQ(count(Happening::Kind::played), moves);
  EXPECT_GT(moves, 30U);
}

// Two nodes, each with its own connections and its own cache.
class EnginesOfTwoNodes : public EngineHouse {
 protected:
  void SetUp() override {
    if (mt::test::postgres() == nullptr) GTEST_SKIP() << "PostgreSQL is not installed";
    address_ = mt::test::postgres()->create_database();
    sign_up("fred");
  }
  void TearDown() override {
    other_engines_.reset();
    if (other_store_ != nullptr) other_store_->stop();
    EngineHouse::TearDown();
  }
  std::unique_ptr<store::Store> open_store() override { return store::postgresql::open_postgresql(address_); }

  std::string address_;
  std::unique_ptr<store::Store> other_store_;
  app::GameCache other_cache_;
  std::unique_ptr<engines::Engines> other_engines_;
};

TEST_F(EnginesOfTwoNodes, ShareTheBoardsAndPlayEachMoveOnce) {
  hire({.name = "deep", .boards_a_player = 20}, {.limits = {.nodes = 200}});
  std::vector<GameId> boards;
  for (int i = 0; i < 6; ++i)
    boards.push_back(
        challenged("fred", i % 2 == 0 ? "chess challenge fred deep" : "backgammon challenge fred deep"));
  other_store_ = open_store();
  begin_work({.threads = 2});
  other_engines_ = std::make_unique<engines::Engines>(
      engines::Engines::House{*policy_, *other_store_, other_cache_}, setups_,
      engines::EnginesOptions{
          .threads = 2, .look = std::chrono::milliseconds{5}, .pause = std::chrono::milliseconds{1}},
      [this] { return clock_.load(); }, [this](const Happening& happening) { hear(happening); });
  for (int i = 0; i < 6; ++i) {
    for (const GameId board : boards)
      while (row(board).to_move == account("fred").id &&
             game(board)->ply() < static_cast<std::uint32_t>(3 * i + 3)) {
        ASSERT_NO_FATAL_FAILURE(step("fred", board));
      }
    ASSERT_NO_FATAL_FAILURE(settle());
  }
  std::size_t acts = 0;
  for (const GameId board : boards) {
    EXPECT_GT(game(board)->ply(), 6U);
    for (const domain::GameEvent& event : events(board))
      if (event.by == setups_[0].account &&
          (event.kind == domain::GameEventKind::moved || event.kind == domain::GameEventKind::rolled))
        ++acts;
  }
  EXPECT_EQ(count(Happening::Kind::failed), 0U);
  EXPECT_GE(acts, count(Happening::Kind::played));
}

TEST_F(EnginesOfTwoNodes, PlayAWholeGameOverPostgresql) {
  hire({.name = "deep"}, {.limits = {.nodes = 200}});
  const GameId board = challenged("fred", "draughts challenge deep fred");
  begin_work();
  ASSERT_NO_FATAL_FAILURE(play_out("fred", board));
  EXPECT_EQ(row(board).state, domain::GameState::finished);
}

}  // namespace
}  // namespace mt::server::test
