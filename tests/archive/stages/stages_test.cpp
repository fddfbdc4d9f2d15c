// Tests each stage separately: a worker passes records through a task that has only this stage.
#include "archive/runner.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/archive/stages/drop_faulty.hpp"
#include "movetext/archive/stages/group_records.hpp"
#include "movetext/archive/stages/keep_verdicts.hpp"
#include "movetext/archive/stages/make_keys.hpp"
#include "movetext/archive/stages/require_output.hpp"
#include "movetext/archive/stages/select_records.hpp"
#include "movetext/archive/stages/set_terms.hpp"
#include "movetext/archive/stages/tag_openings.hpp"
#include "movetext/archive/stages/unify_names.hpp"
#include "movetext/archive/stages/write_lines.hpp"
#include "movetext/archive/stages/write_records.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/record/tape.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace mt::archive {
namespace {

constexpr std::string_view games =
    "[White \"A\"]\n[Black \"B\"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 1-0\n\n"
    "[White \"C\"]\n[Black \"D\"]\n\n1. e4 e5 2. Nf3 *\n\n";
constexpr std::string_view faulty = "[White \"E\"]\n[Black \"F\"]\n\n1. e4 e4 *\n\n";

// Handles one chunk with a worker and keeps the results.
class Handled {
 public:
  Handled(StageList stages, std::string_view bytes) {
    task_.stages = std::move(stages);
    chunk.file = std::make_shared<SourceFile>();
    chunk.file->path = "x.pgn";
    chunk.file->format = find_format("pgn");
    chunk.bytes.assign(bytes);
    chunk.first_of_file = chunk.last_of_file = true;
    Worker worker(task_, stop_);
    worker.open_file(chunk);
    worker.process(chunk);
  }

  Chunk chunk;

 private:
  Task task_;
  const std::atomic<bool> stop_ = false;
};

std::shared_ptr<const OutputOptions> output_as(std::string_view format) {
  OutputOptions output;
  output.to = find_format(format);
  return std::make_shared<const OutputOptions>(output);
}

// A stage that has only ten lines. It counts captures.
class CountCaptures final : public Stage {
 public:
  explicit CountCaptures(int& captures) : captures_(captures) {}
  Next after(Passing& passing) override {
    for_each_main_line(passing.record, [&](const Event& move) {
      captures_ += passing.record.text(move).find('x') != std::string_view::npos ? 1 : 0;
      return true;
    });
    return Next::go_on;
  }

 private:
  int& captures_;
};

TEST(Stage, CountsCaptures) {
  int captures = 0;
  const Handled handled({[&] { return std::make_unique<CountCaptures>(captures); }}, games);
  EXPECT_EQ(captures, 2);
  EXPECT_EQ(handled.chunk.counts.games, 2U);
  EXPECT_EQ(handled.chunk.counts.moves, 8U);
}

// A stage that records which of its functions are called.
class Diary final : public Stage {
 public:
  explicit Diary(std::string& diary) : diary_(diary) {}
  Wants wants() const override { return {.main_line = true, .all_lines = true}; }
  void begin_file(const SourceFile& file) override { diary_ += "file " + file.path; }
  Next before(Passing& passing) override {
    diary_ += "; before " + std::string(passing.record.tag("White"));
    return Next::go_on;
  }
  void begin_replay(const AnyGame& game, const Record&) override { diary_ += " as " + game.spec().name(); }
  void main_position(const AnyPosition&) override { diary_ += '.'; }
  void line_position(std::uint32_t event, const AnyPosition&) override {
    diary_ += event == replay::no_event ? "s" : std::to_string(event);
  }
  Next after(Passing&) override {
    diary_ += " after";
    return Next::go_on;
  }
  void finish_chunk(Chunk&) override { diary_ += "; chunk"; }

 private:
  std::string& diary_;
};

TEST(Stage, ReceivesFileRecordPositionsAndChunkInOrder) {
  std::string diary;
  const Handled handled({[&] { return std::make_unique<Diary>(diary); }},
                        "[White \"A\"]\n\n1. e4 (1. d4) 1... e5 *\n\n");
  EXPECT_EQ(diary, "file x.pgn; before A as chesss.0.24. after; chunk") << "the tape is e4 ( d4 ) e5";
}

TEST(Stage, EndsTheRecordTheFileOrTheRun) {
  struct Once final : Stage {
    Once(Next answer, int& calls) : next(answer), seen(calls) {}
    Next before(Passing&) override { return ++seen, next; }
    Next next;
    int& seen;
  };
  const auto played = [](Next next, int& seen) {
    return Handled({[&seen, next] { return std::make_unique<Once>(next, seen); }}, games).chunk.counts.games;
  };
  int seen = 0;
  EXPECT_EQ(played(Next::skip, seen), 0U);
  EXPECT_EQ(seen, 2);
  seen = 0;
  EXPECT_EQ(played(Next::end_file, seen), 0U);
  EXPECT_EQ(seen, 1);
  seen = 0;
  Handled stopped({[&seen] { return std::make_unique<Once>(Next::stop, seen); }}, games);
  EXPECT_TRUE(stopped.chunk.stopped);
  EXPECT_EQ(seen, 1);
  Handled paused({[&seen] { return std::make_unique<Once>(Next::pause, seen); }}, games);
  EXPECT_FALSE(paused.chunk.stopped);
  EXPECT_FALSE(paused.chunk.is_handled());
}

TEST(WriteRecords, WritesRecordsThatAreNotDropped) {
  const auto output = output_as("pgn");
  const Handled handled({drop_faulty(OnError::reject), write_records(output, Policy::archive)},
                        std::string(games) + std::string(faulty));
  EXPECT_EQ(handled.chunk.counts.written, 2U);
  EXPECT_EQ(handled.chunk.counts.rejected, 1U);
  ASSERT_EQ(handled.chunk.rejects.size(), 1U);
  EXPECT_EQ(handled.chunk.rejects[0].end, games.size() + faulty.size());
  EXPECT_NE(handled.chunk.out.find("1. e4 d5 2. exd5 Qxd5 3. Nc3 1-0"), std::string::npos);
}

TEST(DropFaulty, KeepsTheRestOfARecordAsAComment) {
  const Handled handled({drop_faulty(OnError::keep), write_records(output_as("pgn"), Policy::archive)},
                        faulty);
  EXPECT_NE(handled.chunk.out.find("1. e4 {e4"), std::string::npos) << handled.chunk.out;
  const Handled stopped({drop_faulty(OnError::stop)}, faulty);
  EXPECT_TRUE(stopped.chunk.stopped);
}

TEST(WriteLines, WritesOnePositionPerLine) {
  const Handled handled({write_lines(output_as("fen"), Policy::archive)}, games);
  EXPECT_EQ(std::count(handled.chunk.out.begin(), handled.chunk.out.end(), '\n'), 6 + 4);
}

TEST(RequireOutput, ReportsAGameThatTheFormatCannotHold) {
  const Handled handled({require_output(output_as("mat"), Policy::archive)}, games);
  ASSERT_EQ(handled.chunk.findings.size(), 2U);
  EXPECT_EQ(handled.chunk.findings[0].diagnostic.code, Code::no_notation);
}

TEST(SelectRecords, PassesOnSelectedRecords) {
  Selection selection;
  ASSERT_EQ(selection.require("plies>3", nullptr), "");
  int captures = 0;
  const Handled handled(
      {select_records(selection), [&] { return std::make_unique<CountCaptures>(captures); }}, games);
  EXPECT_EQ(captures, 2);
  EXPECT_EQ(handled.chunk.counts.games, 1U) << "the other record is refused before it is played";
}

TEST(UnifyNames, RenamesPlayersBeforeOthersSeeThem) {
  const auto names = std::make_shared<NameTable>();
  ASSERT_EQ(names->read("Adams = A"), "");
  Selection selection;
  ASSERT_EQ(selection.require("white:Adams", nullptr), "");
  const Handled handled({unify_names(names), select_records(selection, TagsKnown::later),
                         write_records(output_as("pgn"), Policy::archive)},
                        games);
  EXPECT_EQ(handled.chunk.counts.written, 1U);
}

TEST(KeepVerdicts, KeepsOneForEachGame) {
  const Handled handled({keep_verdicts()}, "1. f3 e5 2. g4 Qh4# 0-1\n\n");
  ASSERT_EQ(handled.chunk.verdicts.size(), 1U);
  EXPECT_EQ(handled.chunk.verdicts[0].winner, "Black");
}

TEST(SetTerms, ChoosesTheNotation) {
  ReplayTerms terms;
  terms.notation = board::notation_named("lan");
  if (!terms.notation) terms.notation = board::notation_named("uci");
  ASSERT_TRUE(terms.notation);
  const Handled handled({set_terms(terms), write_records(output_as("pgn"), Policy::archive)}, games);
  EXPECT_EQ(handled.chunk.out.find("Nf3"), std::string::npos) << handled.chunk.out;
}

TEST(TagOpenings, AddsTheTags) {
  const OpeningOptions options{.cache = std::make_shared<const openings::BookCache>()};
  const Handled handled({tag_openings(options, {}), write_records(output_as("pgn"), Policy::archive)}, games);
  EXPECT_NE(handled.chunk.out.find("[ECO \"B01\"]"), std::string::npos) << handled.chunk.out;
}

TEST(CountGroups, CountsWithoutReplay) {
  std::vector<GroupKey> keys;
  ASSERT_EQ(read_group_keys("result", keys), "");
  const Handled handled({count_groups(keys)}, games);
  EXPECT_EQ(handled.chunk.groups, (std::vector<std::string>{"1-0", "open"}));
  EXPECT_EQ(handled.chunk.counts.moves, 0U);
}

TEST(MakeKeys, GivesRepeatsTheSameIdentity) {
  KeyOptions options;
  options.unique = true;
  const auto keys = std::make_shared<const KeyOptions>(options);
  const auto output = output_as("pgn");
  const Handled handled(
      {make_keys(keys, output, KeysAt::before_writing), write_records(output, Policy::archive)},
      std::string(games) + std::string(games));
  ASSERT_EQ(handled.chunk.items.size(), 4U);
  EXPECT_EQ(handled.chunk.items[0].identity, handled.chunk.items[2].identity);
  EXPECT_NE(handled.chunk.items[0].identity, handled.chunk.items[1].identity);
}

}  // namespace
}  // namespace mt::archive
