#include "movetext/archive/stages/write_moves.hpp"

#include "movetext/archive/core/record_player.hpp"
#include "movetext/archive/stages/left_out.hpp"
#include "movetext/archive/stages/main_line_stage.hpp"
#include "movetext/archive/stages/move_rows.hpp"

#include <optional>
#include <utility>

namespace mt::archive {
namespace {

class WriteMoves final : public MainLineStage {
 public:
  WriteMoves(std::shared_ptr<const OutputOptions> output, Policy policy)
      : output_(std::move(output)), policy_(policy) {
    renew();
  }

  void prepare(Handling& handling) override {
    handling.writes_moves = true;
    handling_ = &handling;
  }
  Next after(Passing& passing) override {
    Chunk& chunk = passing.chunk;
    const std::size_t begin = chunk.out.size();
    const bool is_sorted = output_->to->row_bytes > 0;
    Pieces pieces(chunk, passing.extent, passing.commit, std::move(passing.item));
    const AnyGame* const game = passing.played.game;
    const RecordOfRows table{
        .record = hold(passing),
        .file = chunk.file->path,
        .game = game,
        .written = game != nullptr ? notation_of(*handling_, *game) : board::Notation::numeric};
    rows_->begin(table, chunk.out, is_sorted ? nullptr : pieces.outlet());
    show(passing);
    rows_->finish();
    release(passing);
    chunk.counts.replaced += rows_->replaced();
    ++chunk.counts.written;
    if (is_sorted) {
      add_items(begin, chunk);
    } else {
      keep_parts(rows_->parts_left_out(), passing, policy_);
      chunk.items.push_back(pieces.last());
    }
    if (passing.is_long) renew();
    return Next::go_on;
  }

 protected:
  void start_position(const AnyPosition& position) override { rows_->start(position); }
  void step_position(std::uint32_t step, const AnyPosition& position) override {
    rows_->take(step, position);
  }

 private:
  // Makes each row an item, which is sorted by the beginning of the row. `begin`: offset of the first row.
  void add_items(std::size_t begin, Chunk& chunk) const {
    const Format& format = *output_->to;
    for (std::size_t at = begin; at < chunk.out.size(); at += format.row_bytes) {
      Item item;
      item.end = at + format.row_bytes;
      item.key = chunk.out.substr(at, format.row_key_bytes);
      chunk.key_bytes += item.key.size();
      chunk.items.push_back(std::move(item));
    }
  }
  void renew() { rows_.emplace(*output_->to, output_->writer); }

  std::shared_ptr<const OutputOptions> output_;
  Policy policy_;
  const Handling* handling_ = nullptr;
  std::optional<MoveRows> rows_;
};

}  // namespace

MakeStage write_moves(std::shared_ptr<const OutputOptions> output, Policy policy) {
  return [output = std::move(output), policy] { return std::make_unique<WriteMoves>(output, policy); };
}

}  // namespace mt::archive
