// Tests that records are visited in order with their moves, until the caller stops the visit.
#include "movetext/archive/each_record.hpp"

#include "archive/runner.hpp"
#include "movetext/archive/stages/select_records.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace mt::archive {
namespace {

class EachRecord : public ::testing::Test {
 protected:
  void SetUp() override {
    path_ = (std::filesystem::path(::testing::TempDir()) / "each_record_test.pdn").string();
    std::ofstream file(path_);
    for (int i = 1; i <= 3; ++i)
      file << "[White \"P" << i << "\"]\n[GameType \"25\"]\n\n1. 22-18 " << (i == 2 ? "99-1" : "10-14")
           << " *\n\n";
  }
  void TearDown() override { std::filesystem::remove(path_); }

  std::string path_;
};

std::string moves_of(const Record& record) {
  std::string out;
  for (const Event& event : record.tape)
    if (event.kind == EventKind::ply) out.append(record.text(event)).append(" ");
  return out;
}

TEST_F(EachRecord, VisitsAllInOrderWithTheirGameAndCanonicalMoves) {
  Task task;
  task.files = {path_};
  std::vector<std::string> seen;
  const RunResult result = for_each_record(task, [&](const PlayedRecord& played) {
    EXPECT_EQ(played.file, path_);
    EXPECT_EQ(played.game->spec().name(), "russian");
    seen.push_back(std::string(played.record.tag("White")) + ' ' + moves_of(played.record) +
                   (played.is_good() ? "good" : "faulty"));
    return true;
  });
  EXPECT_EQ(seen,
            (std::vector<std::string>{"P1 c3-d4 d6-c5 good", "P2 c3-d4 99-1 faulty", "P3 c3-d4 d6-c5 good"}));
  EXPECT_FALSE(result.stopped || result.input_failed);
  EXPECT_EQ(result.counts.games, 3U);
  EXPECT_EQ(result.counts.errors, 1U);
}

TEST_F(EachRecord, EndsWhenTheVisitorStops) {
  Task task;
  task.files = {path_, path_};
  int seen = 0;
  const RunResult result = for_each_record(task, [&](const PlayedRecord&) { return ++seen < 2; });
  EXPECT_EQ(seen, 2);
  EXPECT_TRUE(result.stopped);
}

TEST_F(EachRecord, VisitsOnlySelectedRecords) {
  Task task;
  task.files = {path_};
  Selection selection;
  ASSERT_EQ(selection.require("white:P3", nullptr), "");
  task.stages.push_back(select_records(selection));
  std::string seen;
  for_each_record(task, [&](const PlayedRecord& played) {
    seen += played.record.tag("White");
    return true;
  });
  EXPECT_EQ(seen, "P3");
}

TEST_F(EachRecord, ReportsTheFirstUnreadableFileAndReadsTheRest) {
  Task task;
  task.files = {path_ + ".missing", path_};
  int seen = 0;
  const RunResult result = for_each_record(task, [&](const PlayedRecord&) { return ++seen > 0; });
  EXPECT_EQ(seen, 3);
  EXPECT_TRUE(result.input_failed);
  EXPECT_EQ(result.error, path_ + ".missing: No such file or directory");
}

}  // namespace
}  // namespace mt::archive
