#include "movetext/archive/stages/select_records.hpp"

#include "movetext/archive/core/read_record.hpp"
#include "movetext/replay/searcher.hpp"

#include <memory>
#include <utility>

namespace mt::archive {
namespace {

class SelectRecords final : public Stage {
 public:
  SelectRecords(std::shared_ptr<const Selection> selection, TagsKnown tags, Places places)
      : selection_(std::move(selection)), tags_(tags), places_(places) {}

  Wants wants() const override {
    return {.all_lines = !selection_->searches().empty() || places_ == Places::positions};
  }
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
  void begin_replay(const AnyGame& game, const Record& record) override {
    if (sought_event_ == nullptr) searcher_.begin(game, record, selection_->searches(), selection_->where());
  }
  void line_position(std::uint32_t event, const AnyPosition& position) override {
    if (sought_event_ != nullptr) {
      if (event == sought_event_->event) sought_event_->position = position;
    } else {
      pass_on(event, position, searcher_);
    }
  }
  void line_open() override {
    if (sought_event_ == nullptr) searcher_.open();
  }
  void line_close() override {
    if (sought_event_ == nullptr) searcher_.close();
  }
  replay::LineFollower* lines() override { return sought_event_ == nullptr ? &searcher_ : nullptr; }
  Next after(Passing& passing) override {
    const Played& played = passing.played;
    if (played.game != nullptr) searcher_.finish();
    const Selection::Played facts{.game = played.game,
                                  .replayed = &played.replayed,
                                  .searcher = &searcher_,
                                  .white_first = is_white_first(played),
                                  .number = passing.number};
    if (!selection_->takes(passing.record, facts)) return Next::skip;
    passing.place = selection_->place(passing.record, facts);
    if (places_ == Places::positions && passing.place && !passing.place->position && played.game != nullptr)
      find_position(passing);
    return Next::go_on;
  }

 private:
  // Replays the record again for the position of an annotation.
  void find_position(Passing& passing) {
    sought_event_ = &*passing.place;
    passing.source.replay_again(passing.chunk, passing.extent, passing.record);
    sought_event_ = nullptr;
  }
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
  Places places_;
  replay::FoundPlace* sought_event_ = nullptr;  // set while a record is replayed again for its position
  const std::uint64_t* number_ = nullptr;
  replay::Searcher searcher_;
};

}  // namespace

MakeStage select_records(Selection selection, TagsKnown tags, Places places) {
  return [shared = std::make_shared<const Selection>(std::move(selection)), tags, places] {
    return std::make_unique<SelectRecords>(shared, tags, places);
  };
}

}  // namespace mt::archive
