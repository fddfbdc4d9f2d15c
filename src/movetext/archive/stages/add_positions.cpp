#include "movetext/archive/stages/add_positions.hpp"

#include "movetext/archive/stages/main_line_stage.hpp"
#include "movetext/record/insert_events.hpp"
#include "movetext/record/steps.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace mt::archive {
namespace {

class AddPositions final : public MainLineStage {
 public:
  explicit AddPositions(std::uint32_t plies) : plies_(plies) {}

  void prepare(Handling& handling) override { handling.writes_moves = true; }
  Next after(Passing& passing) override {
    if (passing.played.game == nullptr) return Next::go_on;
    game_ = passing.played.game;
    Record& record = hold(passing);
    find_places(record);
    record_ = &record;
    show(passing);
    add_up_to(UINT32_MAX);
    release(passing);
    insert_events(passing.record, comments_);
    return Next::go_on;
  }

 protected:
  void start_position(const AnyPosition& position) override { last_ = position; }
  void step_position(std::uint32_t step, const AnyPosition& position) override {
    add_up_to(step);
    last_ = position;
    if (next_ < places_.size() && places_[next_].step == step) add(places_[next_++]);
  }

 private:
  // A step after which a comment is added.
  struct Place {
    std::uint32_t step;
    std::uint32_t event;  // the event before which the comment is inserted
    bool keeps_position;  // the step is a pass, which does not change the position if the replay omits it
  };

  void find_places(const Record& record) {
    places_.clear();
    comments_.clear();
    next_ = 0;
    last_.reset();
    std::uint32_t step = 0;
    std::uint32_t count = 0;
    for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
      const EventKind kind = record.tape[i].kind;
      if (kind == EventKind::open) i = record.tape[i].value;
      if (!is_step(kind)) continue;
      if (kind == EventKind::game) count = 0;
      const bool is_ply = kind == EventKind::ply || kind == EventKind::null_ply;
      if (is_ply && ++count % plies_ == 0)
        places_.push_back({step, end_of_notes(record, i), kind == EventKind::null_ply});
      ++step;
    }
  }
  // Returns the index after the glyphs and comments that follow an event.
  static std::uint32_t end_of_notes(const Record& record, std::uint32_t event) {
    std::uint32_t end = event + 1;
    const auto is_note = [](EventKind kind) {
      return kind == EventKind::nag || kind == EventKind::comment || kind == EventKind::removed;
    };
    while (end < record.tape.size() && is_note(record.tape[end].kind)) ++end;
    return end;
  }
  // Handles the places before a step. Their positions are not known, except those of passes.
  void add_up_to(std::uint32_t step) {
    for (; next_ < places_.size() && places_[next_].step < step; ++next_)
      if (places_[next_].keeps_position) add(places_[next_]);
  }
  void add(const Place& place) {
    std::string text;
    if (!last_ || !game_->write_position(*last_, game_->position_notations().front(), text)) return;
    comments_.push_back({place.event, {.kind = EventKind::comment, .text = record_->keep(text), .value = 0}});
  }

  std::uint32_t plies_;
  const AnyGame* game_ = nullptr;
  Record* record_ = nullptr;
  std::vector<Place> places_;
  std::size_t next_ = 0;  // the first of places_ whose position has not been received
  std::optional<AnyPosition> last_{};
  std::vector<InsertedEvent> comments_;
};

}  // namespace

MakeStage add_positions(std::uint32_t plies) {
  return [plies] { return std::make_unique<AddPositions>(plies); };
}

}  // namespace mt::archive
