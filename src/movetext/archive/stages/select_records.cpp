#include "movetext/archive/stages/select_records.hpp"

#include "movetext/archive/core/read_record.hpp"
#include "movetext/replay/sought_positions.hpp"

#include <memory>
#include <utility>

namespace mt::archive {
namespace {

class SelectRecords final : public Stage {
 public:
  SelectRecords(std::shared_ptr<const Selection> selection, TagsKnown tags)
      : selection_(std::move(selection)), tags_(tags) {}

  Wants wants() const override { return {.main_line = !selection_->positions().empty()}; }
  void prepare(Handling& handling) override {
    number_ = handling.number;
    handling.asks_for_numbers = handling.asks_for_numbers || selection_->asks_for_numbers();
    handling.adjudicates = handling.adjudicates || selection_->asks_for_ends();
    if (tags_ == TagsKnown::as_read && !selection_->takes_all())
      handling.gate = {.refuses = &SelectRecords::refuses, .context = this};
  }
  Next before(Passing& passing) override {
    if (is_over_before(passing.number)) return Next::end_file;
    if (selection_->refuses(passing.record, passing.number)) return Next::skip;
    if (selection_->asks_the_replay(passing.record)) passing.must_replay = true;
    return Next::go_on;
  }
  void begin_replay(const AnyGame& game, const Record& /*record*/) override {
    if (!selection_->positions().empty()) sought_.begin(game, selection_->positions());
  }
  void main_position(const AnyPosition& position) override { sought_.visit(position); }
  Next after(Passing& passing) override {
    const Played& played = passing.played;
    const bool takes = selection_->takes(passing.record, {.game = played.game,
                                                          .replayed = &played.replayed,
                                                          .sought = &sought_,
                                                          .white_first = is_white_first(played),
                                                          .number = passing.number});
    return takes ? Next::go_on : Next::skip;
  }

 private:
  // Even if no further record of the file is wanted, the next record is read, so that before() can end the
  // file.
  static bool refuses(const void* context, const Record& record) {
    const auto* const self = static_cast<const SelectRecords*>(context);
    const std::uint64_t number = *self->number_;
    return !self->is_over_before(number) && has_own_convention(record) &&
           self->selection_->refuses_tags(record, number);
  }
  bool is_over_before(std::uint64_t number) const {
    return number > 0 && selection_->is_over_after(number - 1);
  }

  std::shared_ptr<const Selection> selection_;
  TagsKnown tags_;
  const std::uint64_t* number_ = nullptr;
  replay::SoughtPositions sought_;
};

}  // namespace

MakeStage select_records(Selection selection, TagsKnown tags) {
  return [shared = std::make_shared<const Selection>(std::move(selection)), tags] {
    return std::make_unique<SelectRecords>(shared, tags);
  };
}

}  // namespace mt::archive
