// Tests of the files for the records of finished games. Each game is written once, even if the process that
// writes it dies.
#include "movetext/server/app/archive_file.hpp"
#include "movetext/server/app/archivist.hpp"
#include "movetext/server/store/postgresql/open_postgresql.hpp"
#include "server/app/post.hpp"
#include "support/postgres_cluster.hpp"

#include <filesystem>

namespace mt::server::test {
namespace {

namespace fs = std::filesystem;

// Runs each job twice and commits only the second run, as after a conflict.
class TwiceStore : public store::Store {
 public:
  explicit TwiceStore(store::Store& store) : store_(store) {}
  bool submit(store::Job job) override {
    job.run = [run = std::move(job.run), runs = 0](store::Transaction& t) mutable {
      run(t);
      if (runs++ == 0) throw store::Conflict("once more");
    };
    return store_.submit(std::move(job));
  }
  void read(const std::function<void(store::Transaction&)>& look) override { store_.read(look); }
  void on_change(std::function<void(std::span<const store::Change>)>) override {}
  store::StoreMetrics metrics() const override { return {}; }
  void backup(const std::string&) override {}
  void stop() override {}

 private:
  store::Store& store_;
};

class Archive : public Post, public testing::WithParamInterface<const char*> {
 protected:
  void SetUp() override {
    if (GetParam() == std::string_view("postgresql")) {
      if (mt::test::postgres() == nullptr) GTEST_SKIP() << "PostgreSQL is not installed";
      address_ = mt::test::postgres()->create_database();
    }
    for (const char* name : {"fred", "barney"}) sign_up(name);
  }
  std::unique_ptr<store::Store> open_store() override {
    return address_.empty() ? Post::open_store() : store::postgresql::open_postgresql(address_);
  }
  GameId finished(const std::string& game, std::initializer_list<const char*> moves,
                  const std::string& options = {}) {
    const GameId board = begin(game, "fred", "barney", options);
    play(board, moves);
    EXPECT_EQ(answer("fred", "resign!", board), "done");
    return board;
  }
  std::uint32_t archive(store::Store* store = nullptr) {
    return app::Archivist(*policy_, store == nullptr ? *store_ : *store, place()).run(now_ - 14 * day_long);
  }
  std::string place() const { return directory_.file("archive"); }
  std::string path(const std::string& name) const { return (fs::path(place()) / name).string(); }
  std::string text(const std::string& name) const { return mt::test::contents(path(name)); }
  static std::size_t count(const std::string& text, const std::string& words) {
    std::size_t sum = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++sum;
    return sum;
  }
  static std::string event(GameId board) { return "\"board " + std::to_string(board) + "\""; }

  std::string address_;
};
INSTANTIATE_TEST_SUITE_P(Store, Archive, testing::Values("sqlite", "postgresql"),
                         [](const auto& row) { return std::string(row.param); });

// The clock of these tests begins on 2027-01-15.
TEST_P(Archive, GamesAreFiledByMonthAndFormatAFortnightAfterTheirEnd) {
  const GameId draughts = finished("draughts", {"32-28", "19-23"});
  const GameId small = finished("draughts", {"22-18", "11-15"}, "-small");
  const GameId chess = finished("chess", {"e4", "e5"});
  const GameId idle = begin("draughts", "fred", "barney");
  EXPECT_EQ(answer("fred", "abort", idle), "done");
  const GameId running = begin("draughts", "fred", "barney");
  EXPECT_EQ(archive(), 0U);
  now_ += 13 * day_long;
  EXPECT_EQ(archive(), 0U);
  now_ += 2 * day_long;
  EXPECT_EQ(archive(), 4U);
  EXPECT_EQ(archive(), 0U);
  const std::string pdn = text("2027-01.pdn");
  EXPECT_EQ(count(pdn, "[Event "), 2U);
  for (const GameId board : {draughts, small}) EXPECT_EQ(count(pdn, event(board)), 1U) << board;
  EXPECT_NE(pdn.find("1. 32-28 19-23 "), std::string::npos) << pdn;
  EXPECT_NE(text("2027-01.pgn").find(event(chess)), std::string::npos);
  now_ += 17 * day_long;
  EXPECT_EQ(answer("fred", "abort", running), "done");
  const GameId later = finished("draughts", {"32-28", "19-23"});
  now_ += 15 * day_long;
  EXPECT_EQ(archive(), 2U);
  EXPECT_EQ(text("2027-01.pdn"), pdn);
  EXPECT_EQ(count(text("2027-02.pdn"), event(later)), 1U);
  // The archive does not remove the game from the store.
  EXPECT_EQ(row(draughts).state, domain::GameState::finished);
  EXPECT_FALSE(events(draughts).empty());
}

TEST_P(Archive, ARecordStatesTheEndIfItsMovesDoNot) {
  finished("draughts", {"32-28", "19-23"});
  const GameId mated = begin("chess", "fred", "barney");
  play(mated, {"f3", "e5", "g4", "Qh4"});
  const GameId repeated = begin("chess", "fred", "barney");
  play(repeated, {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"});
  EXPECT_EQ(answer("fred", "claim draw", repeated), "done");
  const GameId stopped = begin("chess", "fred", "barney");
  play(stopped, {"e4"});
  EXPECT_EQ(answer("barney", "abort", stopped), "done");
  const GameId late = begin("othello", "fred", "barney");
  play(late, {"f5", "d6"});
  sweep(30 * day_long);
  EXPECT_EQ(archive(), 4U);
  now_ += 16 * day_long;
  EXPECT_EQ(archive(), 1U);
  const std::string chess = text("2027-01.pgn");
  EXPECT_EQ(count(chess, "[Event "), 3U) << chess;
  EXPECT_EQ(count(chess, "[Termination "), 2U) << chess;
  EXPECT_EQ(count(chess, "[Termination \"the position occurred for the third time\"]"), 1U) << chess;
  EXPECT_EQ(count(chess, "[Termination \"abandoned\"]"), 1U) << chess;
  EXPECT_EQ(count(text("2027-01.pdn"), "[Termination "), 0U) << text("2027-01.pdn");
  EXPECT_EQ(count(text("2027-02.pdn"), "[Termination \"time forfeit\"]"), 1U) << text("2027-02.pdn");
}

TEST_P(Archive, AGameThatDoesNotFitDoesNotDelayOthers) {
  const GameId bad = finished("draughts", {"32-28", "19-23"});
  store_->write([&](store::Transaction& t) {
    store::BoardRow row = *t.games().get(bad);
    const domain::GameEvent event{.seq = ++row.seq,
                                  .at = now_,
                                  .kind = domain::GameEventKind::moved,
                                  .seat = Side::first,
                                  .text = "1-1"};
    t.games().append(row, std::span(&event, 1));
  });
  expect_faults_ = true;
  const GameId good = finished("draughts", {"33-28", "19-23"});
  now_ += 15 * day_long;
  EXPECT_THROW(archive(), store::StoreError);
  EXPECT_EQ(count(text("2027-01.pdn"), "[Event "), 1U);
  EXPECT_EQ(count(text("2027-01.pdn"), event(good)), 1U);
}

TEST_P(Archive, FilesOfACrashedProcessAreSetAsideAndRewritten) {
  const GameId first = finished("draughts", {"32-28", "19-23"});
  now_ += 15 * day_long;
  EXPECT_EQ(archive(), 1U);
  const std::string name = "2027-01.pdn";
  const std::string before = text(name);
  const GameId second = finished("draughts", {"33-28", "19-23"});
  now_ += 15 * day_long;
  // Half of the second game is already in the file, but the length in the store does not include it.
  app::append_behind(path(name), static_cast<std::int64_t>(before.size()), "[Event \"board",
                     app::Surplus::dropped);
  EXPECT_EQ(archive(), 1U);
  EXPECT_EQ(text(name + ".cut"), "[Event \"board");
  EXPECT_EQ(text(name).substr(0, before.size()), before);
  EXPECT_EQ(count(text(name), event(first)), 1U);
  EXPECT_EQ(count(text(name), event(second)), 1U);
  EXPECT_EQ(count(text(name), "[Event "), 2U);
}

TEST_P(Archive, AJobThatRunsTwiceWritesOnce) {
  const GameId board = finished("draughts", {"32-28", "19-23"});
  now_ += 15 * day_long;
  TwiceStore twice(*store_);
  EXPECT_EQ(archive(&twice), 1U);
  EXPECT_EQ(count(text("2027-01.pdn"), event(board)), 1U);
  EXPECT_EQ(count(text("2027-01.pdn"), "[Event "), 1U);
  EXPECT_FALSE(fs::exists(path("2027-01.pdn.cut")));
}

TEST_P(Archive, ARemovedFileIsStartedAnew) {
  finished("draughts", {"32-28", "19-23"});
  finished("draughts", {"32-28", "19-23"});
  now_ += 15 * day_long;
  EXPECT_EQ(archive(), 2U);
  const GameId later = finished("draughts", {"32-28", "19-23"});
  const std::string name = "2027-01.pdn";
  fs::remove(path(name));
  now_ += 15 * day_long;
  EXPECT_EQ(archive(), 1U);
  EXPECT_EQ(count(text("2027-01.pdn") + text("2027-02.pdn"), event(later)), 1U);
}

// Each of two nodes has its own directory. A file is identified by its directory, not only by its name.
TEST_P(Archive, DirectoriesOfTwoNodesAreIndependent) {
  const GameId first = finished("draughts", {"32-28", "19-23"});
  now_ += 15 * day_long;
  EXPECT_EQ(archive(), 1U);
  const std::string mine = text("2027-01.pdn");
  const std::string other = directory_.file("other");
  EXPECT_NE(app::identity_of(place()), app::identity_of(other));
  EXPECT_EQ(app::identity_of(other), app::identity_of(other));
  now_ -= 15 * day_long;
  const GameId second = finished("draughts", {"32-28", "19-23"});
  now_ += 15 * day_long;
  EXPECT_EQ(app::Archivist(*policy_, *store_, other).run(now_ - 14 * day_long), 1U);
  const std::string theirs = mt::test::contents((fs::path(other) / "2027-01.pdn").string());
  EXPECT_EQ(count(theirs, event(second)), 1U);
  EXPECT_EQ(count(theirs, event(first)), 0U);
  EXPECT_EQ(text("2027-01.pdn"), mine);
}

TEST_P(Archive, ADirectoryThatCannotBeWrittenLosesNothing) {
  const GameId board = finished("draughts", {"32-28", "19-23"});
  now_ += 15 * day_long;
  fs::create_directories(path("2027-01.pdn"));  // a directory where the file should be, so that writing fails
  EXPECT_THROW(archive(), std::system_error);
  fs::remove(path("2027-01.pdn"));
  EXPECT_EQ(archive(), 1U);
  EXPECT_EQ(count(text("2027-01.pdn"), event(board)), 1U);
}

}  // namespace
}  // namespace mt::server::test
