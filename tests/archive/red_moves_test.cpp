// Changes real xiangqi records: writes other separators between the moves, or removes one half-move.
#include "movetext/archive/stages/visit_records.hpp"
#include "runner.hpp"
#include "support/corpus.hpp"

#include <array>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace mt::archive {
namespace {

class RedMoves : public ::testing::Test {
 protected:
  static constexpr std::string_view tags = "[Game \"Chinese Chess\"]\n[Event \"a\"]\n\n";

  // Returns the moves of the main lines of a file in a notation, for records with the usual start position.
  std::vector<std::vector<std::string>> lines_of(const std::string& path, board::Notation notation) {
    std::vector<std::vector<std::string>> lines;
    Job job;
    job.task.files = {path};
    job.task.stages.push_back(visit_records([&](const PlayedRecord& visited) {
      if (visited.game == nullptr || !visited.replayed.complete) return true;
      if (!visited.record.tag(TagName::fen).empty()) return true;
      std::vector<std::string> moves;
      for (std::size_t i = 0; i < visited.record.tape.size(); ++i) {
        const Event& event = visited.record.tape[i];
        if (event.kind == EventKind::open) i = event.value;
        if (event.kind == EventKind::ply) moves.emplace_back(visited.record.text(event));
      }
      lines.push_back(std::move(moves));
      return true;
    }));
    job.terms.notation = notation;
    runner_.run(job, "");
    return lines;
  }
  std::vector<std::vector<std::string>> samples() {
    std::vector<std::vector<std::string>> all;
    for (const char* name : {"ccpd-big5-400.pgn", "wukong-chinese.pgn", "ccgc-01.pgn", "ccgc-07.pgn"})
      for (auto& line : lines_of((mt::test::corpus() / "xiangqi" / name).string(), board::Notation::chinese))
        if (line.size() >= 8) all.push_back(std::move(line));
    return all;
  }
  static std::string numbered(const std::vector<std::string>& moves, std::size_t left_out) {
    std::string text(tags);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (i % 2 == 0) text += std::to_string(i / 2 + 1) + ". ";
      if (i != left_out) text += moves[i] + ' ';
    }
    return text + "*\n";
  }
  Ran check(const std::string& text) { return runner_.run(runner_.write("x.pgn", text), ""); }

  Runner runner_;
};

TEST_F(RedMoves, MayHaveAnySeparator) {
  SKIP_WITHOUT_CORPUS();
  std::size_t tried = 0;
  std::size_t wrong = 0;
  for (const auto& moves : samples())
    for (const std::string_view sign : {"\u3001", "\uFF0C", "\u3002", "\uFF1B"}) {
      std::string text(tags);
      for (const std::string& move : moves) text.append(move).append(sign);
      const Ran ran = check(text + " *\n");
      ++tried;
      bool told = false;
      for (const Told& each : ran.notes.told)
        told = told || each.code != Code::wrong_result;  // the result of the last position may be reported
      wrong += ran.result.counts.moves != moves.size() || told ? 1 : 0;
    }
  std::printf("%zu texts, %zu read differently\n", tried, wrong);
  EXPECT_GT(tried, 1000U);
  EXPECT_EQ(wrong, 0U);
}

// The number of the next move shows that a move is missing. This is reported if the other side can play the
// following moves.
TEST_F(RedMoves, AreReportedIfOneIsLeftOut) {
  SKIP_WITHOUT_CORPUS();
  std::mt19937 random(7);
  std::size_t tried = 0;
  std::size_t unnamed = 0;
  for (const auto& moves : samples()) {
    const std::size_t left_out =
        2 * (random() % (moves.size() / 2 - 1)) + 1;  // one of Black's moves, but not the last one
    const Ran ran = check(numbered(moves, left_out));
    bool named = false;
    for (const Told& each : ran.notes.told)
      named = named || each.severity == Severity::error || each.text.find("Black's ") != std::string::npos;
    ++tried;
    unnamed += named ? 0 : 1;
  }
  std::printf("%zu records, %zu without a report of the missing move\n", tried, unnamed);
  EXPECT_GT(tried, 100U);
  EXPECT_EQ(unnamed, 0U);
}

}  // namespace
}  // namespace mt::archive
