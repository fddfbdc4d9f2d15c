// How a run ends before its end.
#include "movetext/archive/run.hpp"

#include "movetext/archive/worker.hpp"
#include "runner.hpp"

namespace mt::archive {
namespace {

constexpr std::string_view good = "[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-28 *\n\n";
constexpr std::string_view bad = "[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-27 1. 32-27 *\n\n";

// A chunk can hold a large part of an archive; who interrupts does not wait for its end.
TEST(Interrupted, AWorkerLeavesItsChunk) {
  Task task;
  std::atomic<bool> stop = false;
  Worker worker(task, stop);
  Chunk chunk;
  auto file = std::make_shared<SourceFile>();
  file->format = find_format("pdn");
  chunk.file = file;
  chunk.bytes = std::string(good) + std::string(good);
  worker.process(chunk);
  EXPECT_EQ(chunk.counts.games, 2U);
  stop = true;
  chunk.handled = 0;
  worker.process(chunk);
  EXPECT_EQ(chunk.counts.games, 0U);
}

TEST(Stopped, NothingTakesThePlaceOfTheOldFiles) {
  const Runner runner;
  Task task;
  task.on_error = OnError::stop;
  task.files = {runner.write("in.pdn", std::string(good) + std::string(bad) + std::string(good))};
  runner.write("out", "old");
  const Ran ran = runner.run(task, "pdn");
  EXPECT_TRUE(ran.result.stopped);
  EXPECT_EQ(ran.result.counts.written, 1U);
  EXPECT_EQ(ran.result.counts.rejected, 0U);
  EXPECT_EQ(ran.out, "old");
}

// What cannot be written at all is an error like any other.
TEST(Stopped, ByARecordBeyondTheSizeLimit) {
  const Runner runner;
  Task task;
  task.on_error = OnError::stop;
  task.files = {
      runner.write("in.pdn", "{" + std::string(std::size_t{9} << 20U, 'x') + "}\n" + std::string(good))};
  const Ran ran = runner.run(task, "pdn");
  EXPECT_TRUE(ran.result.stopped);
  EXPECT_EQ(ran.result.counts.written, 0U);
  EXPECT_EQ(ran.result.counts.errors, 1U);
  EXPECT_EQ(ran.rejects, "");
}

// Records of two bytes become a hundred each: a chunk is then committed in parts.
TEST(Small, RecordsGiveTheSameWithAnyNumberOfThreads) {
  const Runner runner;
  std::string many;
  for (int i = 0; i < 150'000; ++i) many += "* \n";
  Task task;
  task.files = {runner.write("in.pdn", many)};
  const Ran one = runner.run(task, "pdn");
  EXPECT_EQ(one.result.counts.written, 150'000U);
  EXPECT_EQ(one.notes.told.back().text.substr(0, 7), "150000:");
  task.threads = 3;
  const Ran three = runner.run(task, "pdn");
  EXPECT_TRUE(one.out == three.out);
  ASSERT_EQ(one.notes.told.size(), three.notes.told.size());
  EXPECT_EQ(one.notes.told.back().text, three.notes.told.back().text);
}

class Deaf final : public Listener {
 public:
  bool found(const Place&, const Diagnostic&) override { return ++told < 2; }
  bool verdict(const Place&, const Verdict&) override { return true; }
  void unreadable(std::string_view) override {}
  void progress(std::string_view, std::uint64_t, std::uint64_t) override {}
  int told = 0;
};

TEST(Unheard, TheRunEndsWithTheFirstThingThatNobodyHears) {
  const Runner runner;
  std::string many;
  for (int i = 0; i < 1000; ++i) many += bad;
  Task task;
  task.files = {runner.write("in.pdn", many)};
  const std::atomic<bool> stop = false;
  for (task.threads = 1; task.threads < 4; ++task.threads) {
    Deaf listener;
    EXPECT_TRUE(run(task, nullptr, {}, listener, stop).unheard);
    EXPECT_EQ(listener.told, 2);
  }
}

}  // namespace
}  // namespace mt::archive
