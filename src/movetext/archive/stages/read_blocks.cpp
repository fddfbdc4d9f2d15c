#include "movetext/archive/stages/read_blocks.hpp"

#include "movetext/archive/stages/record_block.hpp"

#include <algorithm>
#include <utility>

namespace mt::archive {
namespace {

class ReadBlocksStage final : public Stage, private replay::MoveFollower {
 public:
  Wants wants() const override { return {.turn = Turn::use_or_drop}; }
  void prepare(Handling& handling) override { handling.writes_moves = true; }
  replay::MoveFollower* moves() override { return this; }
  void begin_replay(const AnyGame& /*game*/, const Record& /*record*/) override {
    block_.clear();
    is_replayed_ = false;
  }
  void end_replay(const Record& record) override {
    block_.write_events(record);
    is_replayed_ = true;
  }
  Next after(Passing& passing) override;
  void finish_chunk(Chunk& chunk) override {
    chunk.own = std::exchange(results_, nullptr);
    told_ = 0;
  }

 private:
  void move(std::uint32_t event, const MoveParts& parts) override { block_.add(event, parts); }

  RecordBlock block_;
  bool is_replayed_ = false;
  std::size_t told_ = 0;  // findings of the part that belong to earlier records
  std::unique_ptr<ReadBlocks> results_;
};

Next ReadBlocksStage::after(Passing& passing) {
  const bool was_replayed = std::exchange(is_replayed_, false);
  if (passing.chunk.goes_on) return Next::go_on;  // a later part of a record that is too large to be read
  if (!was_replayed) {
    block_.clear();
    block_.write_events(passing.record);
  }
  const AnyGame* const game = passing.played.game;
  RecordBlock::Facts facts{.begin = passing.chunk.offset + passing.extent.begin,
                           .end = passing.chunk.offset + passing.extent.end,
                           .findings = static_cast<std::uint32_t>(passing.chunk.findings.size() - told_)};
  told_ = passing.chunk.findings.size();
  std::string name;
  if (game != nullptr) {
    name = game->spec().name();
    facts.game = name;
    const board::Shape shape = game->coordinates().shape;
    facts.width = static_cast<std::uint8_t>(shape.width);
    facts.height = static_cast<std::uint8_t>(shape.height);
  }
  facts.flags = (was_replayed ? block_replayed : 0U) |
                (was_replayed && passing.played.replayed.complete ? block_complete : 0U) |
                (passing.record.convention->is_match ? block_match : 0U) |
                (passing.has_error ? block_faulty : 0U);
  if (!results_) results_ = std::make_unique<ReadBlocks>();
  block_.write(passing.record, facts, results_->bytes);
  return Next::go_on;
}

}  // namespace

MakeStage read_blocks() {
  return [] { return std::make_unique<ReadBlocksStage>(); };
}

}  // namespace mt::archive
