#include "movetext/database/file/stored_games.hpp"

#include "movetext/archive/each_record.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/database/file/database_container.hpp"
#include "movetext/database/file/open_file.hpp"
#include "movetext/database/file/schema.hpp"
#include "movetext/database/index/add_plan.hpp"
#include "movetext/database/index/game_writer.hpp"
#include "movetext/database/index/index_games.hpp"
#include "support/corpus.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>
#include <vector>

namespace mt::database {
namespace {

class Silent final : public archive::Listener {
 public:
  bool found(const archive::Place& /*place*/, const Diagnostic& /*diagnostic*/) override { return true; }
  void unreadable(std::string_view error) override { ADD_FAILURE() << error; }
};

// A database of files, which is removed at the end of the test.
class TestDatabase {
 public:
  explicit TestDatabase(const std::vector<std::string>& files)
      : path_(testing::TempDir() + "movetext-" + std::to_string(::getpid()) + ".mtdb") {
    NewDatabase made(path_);
    sqlite::Transaction transaction(made.database());
    create_schema(made.database());
    const auto options = std::make_shared<IndexOptions>();
    GameWriter writer(made.database(), nullptr, *options, {});
    archive::Job job;
    job.task.files = files;
    job.task.stages = {index_games(options)};
    Silent listener;
    const std::atomic<bool> stop = false;
    const archive::RunResult result = run(job, archive::Destinations(writer), {}, listener, stop);
    EXPECT_EQ(result.error, "");
    writer.finish();
    create_indexes(made.database());
    transaction.commit();
    made.finish();
  }
  TestDatabase(const TestDatabase&) = delete;
  TestDatabase& operator=(const TestDatabase&) = delete;
  ~TestDatabase() { std::filesystem::remove(path_); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// Keeps the moves of the records that pass through.
class KeepMoves final : public archive::Stage {
 public:
  explicit KeepMoves(std::vector<std::string>& moves) : moves_(moves) {}
  archive::Wants wants() const override { return {.turn = archive::Turn::use_or_drop}; }
  void prepare(archive::Handling& handling) override { handling.writes_moves = true; }
  archive::Next after(archive::Passing& passing) override {
    std::string text;
    for (const Event& event : passing.record.tape)
      if (event.kind == EventKind::ply) text.append(passing.record.text(event)).append(1, ' ');
    moves_.push_back(std::move(text));
    return archive::Next::go_on;
  }

 private:
  std::vector<std::string>& moves_;
};

std::vector<std::string> real_files() {
  return {(test::corpus() / "pgn" / "python-chess").string(), (test::corpus() / "pgn" / "quirks").string(),
          (test::corpus() / "pdn" / "frisian").string(), (test::corpus() / "backgammon" / "mat").string(),
          (test::corpus() / "xiangqi").string()};
}

std::vector<std::string> files_in(const std::vector<std::string>& folders) {
  std::vector<std::string> out;
  for (const std::string& folder : folders)
    for (const auto& entry : std::filesystem::directory_iterator(folder))
      if (entry.is_regular_file() && entry.path().extension() != ".md" && entry.file_size() < (1U << 20))
        out.push_back(entry.path().string());
  std::sort(out.begin(), out.end());
  return out;
}

TEST(StoredGames, PlaysEachGameAsItWasInItsFile) {
  SKIP_WITHOUT_CORPUS();
  const std::vector<std::string> files = files_in(real_files());
  const TestDatabase made(files);
  std::vector<std::string> from_files;
  archive::Task task;
  task.files = files;
  task.threads = 1;
  task.stages = {[&] { return std::make_unique<KeepMoves>(from_files); }};
  run_stages(std::move(task));
  const auto database = open_to_read(made.path());
  std::vector<std::string> stored;
  StoredGames games(*database, {[&] { return std::make_unique<KeepMoves>(stored); }});
  std::int64_t id = 1;
  while (games.play(id)) ++id;
  ASSERT_GT(stored.size(), 50U);
  EXPECT_EQ(stored, from_files);
  EXPECT_FALSE(games.play(0));
  EXPECT_FALSE(games.play(id));
}

// Adds files to a database, with a commit after each chunk. `most`: the number of files that are read before
// the process ends; what is not committed then is lost.
void add_until_the_end(const std::string& path, const std::vector<std::string>& files, std::size_t most) {
  WrittenDatabase written(path);
  sqlite::Transaction transaction(written.database());
  const std::atomic<bool> stop = false;
  AddPlan plan = plan_addition(written.database(), files, stop);
  ASSERT_EQ(plan.fault, "");
  const auto options = std::make_shared<IndexOptions>();
  options->grown = std::move(plan.grown);
  GameWriter writer(written.database(), nullptr, *options, {.commit_bytes = 1});
  archive::Job job;
  job.task.files = std::move(plan.files);
  job.task.files.resize(std::min(job.task.files.size(), most));
  job.task.stages = {index_games(options)};
  Silent listener;
  const archive::RunResult result = run(job, archive::Destinations(writer), {}, listener, stop);
  ASSERT_EQ(result.error, "");
}

std::string text_of(const std::string& path) {
  std::string out;
  const auto container = open_container(path, {});
  std::string piece(1 << 16, ' ');
  while (container->next())
    for (std::size_t size = 0; (size = container->read(piece)) > 0;) out.append(piece, 0, size);
  return out;
}

// Two files have grown. The process ends after the records of the first one were committed: the second one is
// then as before, and is completed later.
TEST(GrownFiles, KeepTheirLastRecordsUntilTheyAreReadAgain) {
  const std::string folder = testing::TempDir() + "movetext-grown-" + std::to_string(::getpid()) + "-";
  const std::vector<std::string> files{folder + "a.pgn", folder + "b.pgn"};
  const auto write = [&](int games) {
    std::string all;
    for (const std::string& file : files) {
      std::string text;
      for (int i = 1; i <= games; ++i)
        text += "[Round \"" + std::to_string(i) + "\"]\n\n1. e4 e5 " + (i % 2 == 0 ? "2. Nf3 *" : "2. d4 *") +
                "\n\n";
      std::ofstream(file, std::ios::binary) << text;
      all += text;
    }
    return all;
  };
  const std::string before = write(3);
  const TestDatabase database(files);
  ASSERT_EQ(text_of(database.path()), before);
  const std::string after = write(5);
  add_until_the_end(database.path(), files, 1);
  EXPECT_EQ(text_of(database.path()), after.substr(0, after.size() / 2) + before.substr(before.size() / 2));
  add_until_the_end(database.path(), files, 2);
  EXPECT_EQ(text_of(database.path()), after);
  for (const std::string& file : files) std::filesystem::remove(file);
}

}  // namespace
}  // namespace mt::database
