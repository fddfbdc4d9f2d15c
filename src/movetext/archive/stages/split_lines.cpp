#include "movetext/archive/stages/split_lines.hpp"

#include "movetext/archive/core/stages.hpp"
#include "movetext/record/line_records.hpp"

#include <optional>
#include <string>
#include <utility>

namespace mt::archive {
namespace {

// The maximum number of moves of all lines together. Many variations at the end of a long game would
// otherwise make an output of any size.
constexpr std::uint64_t most_moves = 20'000'000;

class RequireLines final : public Stage {
 public:
  Wants wants() const override { return {.turn = Turn::report}; }
  Next after(Passing& passing) override {
    Record& record = passing.record;
    if (record.convention->is_match)
      record.report(Code::no_notation, Severity::error, 0, 0,
                    "a match has no variations; leave out --split variations");
    else if (LineRecords(record).moves() > most_moves)
      record.report(Code::too_complex, Severity::error, 0, 0,
                    "the lines of this record have more than " + std::to_string(most_moves) +
                        " moves together; split the record by hand first");
    return Next::go_on;
  }
};

class SplitLines final : public Stage {
 public:
  explicit SplitLines(StageList stages) : makers_(std::move(stages)) {}

  void prepare(Handling& handling) override {
    handling.writes_moves = true;
    stages_.emplace(makers_, handling);
  }
  void begin_file(const SourceFile& file) override { stages_->begin_file(file); }
  Next after(Passing& passing) override;
  void finish_chunk(Chunk& chunk) override { stages_->finish_chunk(chunk); }

 private:
  StageList makers_;
  std::optional<Stages> stages_;
  Record line_;
};

Next SplitLines::after(Passing& passing) {
  const LineRecords lines(passing.record);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines.make(i, line_);
    Passing line{.chunk = passing.chunk,
                 .extent = passing.extent,
                 .record = line_,
                 .source = passing.source,
                 .commit = passing.commit,
                 .is_long = passing.is_long,
                 .number = passing.number,
                 .played = passing.played};
    if (const Next next = stages_->use(line); next != Next::go_on && next != Next::skip) return next;
    if (passing.commit != nullptr && passing.chunk.results() > text::Outlet::enough)
      commit_part(passing.chunk, passing.extent, *passing.commit);
  }
  if (passing.is_long) line_ = {};
  return Next::skip;
}

}  // namespace

MakeStage require_lines() {
  return [] { return std::make_unique<RequireLines>(); };
}

MakeStage split_lines(StageList stages) {
  return [stages = std::move(stages)] { return std::make_unique<SplitLines>(stages); };
}

}  // namespace mt::archive
