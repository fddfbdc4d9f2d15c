#include "movetext/archive/stages/write_records.hpp"

#include "movetext/archive/stages/left_out.hpp"
#include "movetext/formats/table/writers.hpp"

#include <optional>
#include <utility>

namespace mt::archive {
namespace {

class WriteRecords final : public Stage {
 public:
  WriteRecords(std::shared_ptr<const OutputOptions> output, Policy policy)
      : output_(std::move(output)), policy_(policy), writers_(output_->writer) {}

  void prepare(Handling& handling) override { handling.writes_moves = true; }
  Next after(Passing& passing) override {
    Chunk& chunk = passing.chunk;
    const Format& format = format_for(*output_->to, *passing.record.convention);
    if (format.parts_without_column != nullptr)
      keep_parts(format.parts_without_column(passing.record, output_->writer), passing, policy_);
    Pieces pieces(chunk, passing.extent, passing.commit, std::move(passing.item));
    RecordWriter& writer = writers_->of(format);
    const std::size_t replaced = writer.replaced();
    writer.write(passing.record, is_white_first(passing.played), chunk.out, pieces.outlet());
    chunk.counts.replaced += writer.replaced() - replaced;
    ++chunk.counts.written;
    chunk.items.push_back(pieces.last());
    if (passing.is_long) writers_.emplace(output_->writer);  // frees the memory of the writers
    return Next::go_on;
  }

 private:
  std::shared_ptr<const OutputOptions> output_;
  Policy policy_;
  std::optional<Writers> writers_;
};

}  // namespace

MakeStage write_records(std::shared_ptr<const OutputOptions> output, Policy policy) {
  return [output = std::move(output), policy] { return std::make_unique<WriteRecords>(output, policy); };
}

}  // namespace mt::archive
