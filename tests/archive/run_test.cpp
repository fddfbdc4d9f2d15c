// Runs that end early, and runs with very small or very large records.
#include "movetext/archive/run.hpp"

#include "movetext/archive/core/worker.hpp"
#include "runner.hpp"

#include <algorithm>
#include <string>

namespace mt::archive {
namespace {

constexpr std::string_view good = "[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-28 *\n\n";
constexpr std::string_view bad = "[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-27 1. 32-27 *\n\n";

// A chunk may hold a large part of an archive, so an interrupted worker does not finish its chunk.
TEST(Interrupted, AWorkerLeavesItsChunk) {
  const Task task;
  std::atomic<bool> stop = false;
  Worker worker(task, stop);
  Chunk chunk;
  auto file = std::make_shared<SourceFile>();
  file->format = find_format("pdn");
  chunk.file = file;
  chunk.bytes.assign(std::string(good) + std::string(good));
  worker.process(chunk);
  EXPECT_EQ(chunk.counts.games, 2U);
  stop = true;
  chunk.handled = 0;
  worker.process(chunk);
  EXPECT_EQ(chunk.counts.games, 0U);
}

TEST(Stopped, TheRunKeepsTheOldFiles) {
  const Runner runner;
  Job job;
  job.output.on_error = OnError::stop;
  job.task.files = {runner.write("in.pdn", std::string(good) + std::string(bad) + std::string(good))};
  runner.write("out", "old");
  const Ran ran = runner.run(job, "pdn");
  EXPECT_TRUE(ran.result.stopped);
  EXPECT_EQ(ran.result.counts.written, 1U);
  EXPECT_EQ(ran.result.counts.rejected, 0U);
  EXPECT_EQ(ran.out, "old");
}

// A record that is too large to be written is an error like any other error.
TEST(Stopped, TheRunEndsAtARecordBeyondTheSizeLimit) {
  const Runner runner;
  Job job;
  job.output.on_error = OnError::stop;
  job.task.files = {
      runner.write("in.pdn", "{" + std::string(std::size_t{9} << 20U, 'x') + "}\n" + std::string(good))};
  const Ran ran = runner.run(job, "pdn");
  EXPECT_TRUE(ran.result.stopped);
  EXPECT_EQ(ran.result.counts.written, 0U);
  EXPECT_EQ(ran.result.counts.errors, 1U);
  EXPECT_EQ(ran.rejects, "");
}

// Records of two bytes become a hundred bytes each, so a chunk is committed in several parts.
TEST(Small, RecordsAreTheSameWithAnyNumberOfThreads) {
  const Runner runner;
  std::string many;
  for (int i = 0; i < 40'000; ++i) many += "* \n";
  Job job;
  job.task.files = {runner.write("in.pdn", many)};
  const Ran one = runner.run(job, "pdn");
  EXPECT_EQ(one.result.counts.written, 40'000U);
  EXPECT_EQ(one.notes.told.back().text.substr(0, 6), "40000:");
  job.task.threads = 3;
  const Ran three = runner.run(job, "pdn");
  EXPECT_TRUE(one.out == three.out);
  ASSERT_EQ(one.notes.told.size(), three.notes.told.size());
  EXPECT_EQ(one.notes.told.back().text, three.notes.told.back().text);
}

// One worker decides the game of a file while the other workers wait. Their chunks are read as the same game.
TEST(UntaggedFiles, HaveOneGameWithAnyNumberOfThreads) {
  const std::string english = "[Event \"e\"]\n[Result \"*\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n\n";
  const std::string russian = "[Event \"r\"]\n[Result \"*\"]\n\n1. c3-d4 d6-c5 *\n\n";
  const Runner runner;
  const auto many = [](const std::string& game, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += game;
    return text;
  };
  Job job;
  job.task.files = {runner.write("a.pdn", many(english, 18'000)), runner.write("b.pdn", russian),
                    runner.write("c.pdn", many(russian, 18'000)), runner.write("d.pdn", ""),
                    runner.write("e.pdn", english)};
  const Ran one = runner.run(job, "pdn");
  EXPECT_EQ(one.result.counts.written, 36'002U);
  EXPECT_EQ(one.result.counts.errors, 0U);
  for (const unsigned threads : {2U, 5U}) {
    job.task.threads = threads;
    const Ran several = runner.run(job, "pdn");
    EXPECT_TRUE(several.out == one.out) << threads;
    EXPECT_EQ(several.notes.told.size(), one.notes.told.size()) << threads;
  }
}

// If a file is a single chunk, the worker determines its format.
TEST(SmallFiles, AreReadAlikeInAnyOrderWithAnyNumberOfThreads) {
  const Runner runner;
  const std::string pdn = runner.write("a.pdn", good);
  const std::string pgn = runner.write("b.txt", "[Event \"b\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n");
  const std::string mat = runner.write("c", " 3 point match\n\n Game 1\n a : 0     b : 0\n 1) 31: 8/5 6/5\n");
  const std::string zip = runner.write("d.pgn", "PK\x03\x04 and more");
  const std::string empty = runner.write("e.pgn", "");
  Job job;
  for (int i = 0; i < 20; ++i)
    for (const std::string& file : {zip, pdn, empty, pgn, mat}) job.task.files.push_back(file);
  const Ran one = runner.run(job, "ndjson");
  EXPECT_EQ(one.result.counts.games, 60U);
  EXPECT_EQ(one.result.counts.written, 60U);
  EXPECT_EQ(one.result.counts.rejected, 20U);
  EXPECT_EQ(one.notes.told.front().code, Code::other_file);
  for (const unsigned threads : {2U, 5U}) {
    job.task.threads = threads;
    const Ran several = runner.run(job, "ndjson");
    EXPECT_TRUE(several.out == one.out) << threads;
    EXPECT_EQ(several.rejects, one.rejects) << threads;
    EXPECT_EQ(several.notes.told.size(), one.notes.told.size()) << threads;
  }
}

std::size_t lines_of(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

// Large records between small records are handled by another worker and written in pieces.
TEST(Large, RecordsAreWrittenLikeOthers) {
  constexpr std::size_t rounds = 10'000;
  const Runner runner;
  std::string games = "[White \"c\"]\n\n1. e4 *\n\n[White \"b\"]\n\n";
  for (std::size_t i = 0; i < rounds; ++i) games += "Nf3 Nf6 Ng1 Ng8\n";
  games += "{" + std::string(300'000, '\t') + "} *\n\n[White \"a\"]\n\n1. d4 *\n";
  Job job;
  job.task.files = {runner.write("in.pgn", games)};
  const Ran once = runner.run(job, "pgn");
  const std::string json = runner.run(job, "ndjson").out;
  EXPECT_EQ(lines_of(json), 3U);
  EXPECT_GT(json.size(), std::size_t{1} << 20U);
  EXPECT_TRUE(runner.run(runner.write("in.ndjson", json), "pgn").out == once.out);
  EXPECT_TRUE(runner.run(runner.write("in.json", runner.run(job, "json").out), "pgn").out == once.out);
  EXPECT_EQ(lines_of(runner.run(job, "fen").out), 4 * rounds + 1 + 2 + 2);
  for (const std::string_view format : {"pgn", "ndjson", "json", "csv", "epd"}) {
    Job three = job;
    three.task.threads = 3;
    EXPECT_TRUE(runner.run(three, format).out == runner.run(job, format).out) << format;
  }
  job.task.files.push_back(job.task.files.front());
  job.keys.sort = true;
  job.keys.unique = true;
  const Ran sorted = runner.run(job, "ndjson");
  EXPECT_EQ(sorted.result.repeats, 3U);
  std::string expected;
  for (std::size_t begin : {json.rfind("\n{") + 1, json.find("\n{") + 1, std::size_t{0}})
    expected += json.substr(begin, json.find('\n', begin) + 1 - begin);
  EXPECT_TRUE(sorted.out == expected);
}

// The games of a match are counted like records, and the JSON of a match is also written in pieces.
TEST(Large, MatchesAreWrittenLikeOthers) {
  std::string match = " 0 point match\n\n";
  for (int i = 0; i < 8000; ++i)
    match += " Game " + std::to_string(i + 1) + "\n White : " + std::to_string(i) +
             "  Black : 0\n  1) 31: 8/5 6/5                   52: 13/8 24/22\n"
             "  2)  Doubles => 2                   Drops\n      Wins 1 point\n\n";
  const Runner runner;
  Job job;
  job.task.files = {runner.write("in.mat", match)};
  const Ran once = runner.run(job, "mat");
  EXPECT_EQ(once.result.counts.games, 8000U);
  EXPECT_EQ(once.result.counts.errors + once.result.counts.warnings, 0U);
  const std::string json = runner.run(job, "ndjson").out;
  EXPECT_EQ(lines_of(json), 1U);
  EXPECT_GT(json.size(), std::size_t{1} << 20U);
  EXPECT_TRUE(runner.run(runner.write("in.ndjson", json), "mat").out == once.out);
  EXPECT_TRUE(runner.run(runner.write("in.json", runner.run(job, "json").out), "mat").out == once.out);
}

class Deaf final : public Listener {
 public:
  bool found(const Place&, const Diagnostic&) override { return ++told < 2; }
  bool verdict(const Place&, const Verdict&) override { return true; }
  void unreadable(std::string_view) override {}
  void progress(std::string_view, std::uint64_t, std::uint64_t) override {}
  int told = 0;
};

TEST(Unheard, TheRunEndsWhenTheListenerStops) {
  const Runner runner;
  std::string many;
  for (int i = 0; i < 1000; ++i) many += bad;
  Job job;
  job.task.files = {runner.write("in.pdn", many)};
  const std::atomic<bool> stop = false;
  for (job.task.threads = 1; job.task.threads < 4; ++job.task.threads) {
    Deaf listener;
    EXPECT_TRUE(run(job, nullptr, {}, listener, stop).unheard);
    EXPECT_EQ(listener.told, 2);
  }
}

}  // namespace
}  // namespace mt::archive
