#include "movetext/archive/stages/visit_records.hpp"

#include <utility>

namespace mt::archive {
namespace {

class VisitRecords final : public Stage {
 public:
  VisitRecords(Visit visit, replay::LineFollower* lines) : visit_(std::move(visit)), lines_(lines) {}

  Wants wants() const override { return {.all_lines = lines_ != nullptr}; }
  void prepare(Handling& handling) override {
    handling.writes_moves = true;
    if (lines_ != nullptr) handling.is_for_people = true;
  }
  void line_position(std::uint32_t event, const AnyPosition& position) override {
    pass_on(event, position, *lines_);
  }
  Next after(Passing& passing) override {
    const SourceFile& file = *passing.chunk.file;
    const Played& played = passing.played;
    const auto* const place = passing.place ? &*passing.place : nullptr;
    return visit_({file.path, passing.record, played.game, played.replayed, *file.format, place})
               ? Next::go_on
               : Next::stop;
  }

 private:
  Visit visit_;
  replay::LineFollower* lines_;
};

}  // namespace

MakeStage visit_records(Visit visit, replay::LineFollower* lines) {
  return [visit = std::move(visit), lines] { return std::make_unique<VisitRecords>(visit, lines); };
}

}  // namespace mt::archive
