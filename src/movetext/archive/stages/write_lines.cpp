#include "movetext/archive/stages/write_lines.hpp"

#include "movetext/archive/stages/left_out.hpp"
#include "movetext/archive/stages/position_lines.hpp"

#include <optional>
#include <utility>

namespace mt::archive {
namespace {

class WriteLines final : public Stage {
 public:
  WriteLines(std::shared_ptr<const OutputOptions> output, Policy policy)
      : output_(std::move(output)), policy_(policy) {
    renew();
  }

  Wants wants() const override { return {.main_line = true}; }
  void prepare(Handling& handling) override { handling.writes_moves = true; }
  Next before(Passing& passing) override {
    if (passing.is_long && !output_->found_positions) lines_->count_only();
    return Next::go_on;
  }
  void begin_replay(const AnyGame& game, const Record& record) override { lines_->begin(game, record); }
  void main_position(const AnyPosition& position) override {
    if (!output_->found_positions) lines_->visit(position);
  }
  Next after(Passing& passing) override {
    Chunk& chunk = passing.chunk;
    Pieces pieces(chunk, passing.extent, passing.commit, std::move(passing.item));
    if (output_->found_positions && passing.place && passing.place->position)
      lines_->visit(*passing.place->position);
    if (passing.played.game != nullptr) write(passing, pieces);
    ++chunk.counts.written;
    chunk.items.push_back(pieces.last());
    if (passing.is_long) renew();
    return Next::go_on;
  }

 private:
  // Writes the lines. The lines of a large record have only been counted so far; they are made here, where it
  // is known that the record is wanted.
  void write(Passing& passing, Pieces& pieces) {
    for (const Diagnostic& loss : lines_->losses())
      if (loss.severity == Severity::warning) keep_loss(loss, passing.moves_offset(), policy_, passing.chunk);
    keep_parts(lines_->parts_left_out(), passing, policy_);
    if (lines_->counts()) {
      lines_->send(pieces);
      passing.source.replay_again(passing.chunk, passing.extent, passing.record);
    }
    passing.chunk.out += lines_->text();
    passing.chunk.counts.replaced += lines_->replaced();
  }
  void renew() { lines_.emplace(*output_->to, output_->writer); }

  std::shared_ptr<const OutputOptions> output_;
  Policy policy_;
  std::optional<PositionLines> lines_;
};

}  // namespace

MakeStage write_lines(std::shared_ptr<const OutputOptions> output, Policy policy) {
  return [output = std::move(output), policy] { return std::make_unique<WriteLines>(output, policy); };
}

}  // namespace mt::archive
