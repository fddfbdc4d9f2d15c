#include "movetext/archive/stages/edit_records.hpp"

#include "movetext/archive/core/record_player.hpp"

#include <utility>

namespace mt::archive {
namespace {

class EditRecords final : public Stage {
 public:
  EditRecords(Edit edit, std::shared_ptr<const OutputOptions> output, replay::LineFollower* lines)
      : edit_(std::move(edit)), output_(std::move(output)), lines_(lines) {}

  Wants wants() const override { return {.all_lines = lines_ != nullptr}; }
  void prepare(Handling& handling) override {
    handling.writes_moves = true;
    handling_ = &handling;
  }
  void line_position(std::uint32_t event, const AnyPosition& position) override {
    pass_on(event, position, *lines_);
  }
  Next after(Passing& passing) override {
    const Played& played = passing.played;
    if (played.game != nullptr && !played.replayed.bad_start)
      edit_(passing.record,
            {*played.game, notation_of(*handling_, *played.game), output_->format_of(passing.record)});
    return Next::go_on;
  }

 private:
  Edit edit_;
  std::shared_ptr<const OutputOptions> output_;
  replay::LineFollower* lines_;
  const Handling* handling_ = nullptr;
};

}  // namespace

MakeStage edit_records(Edit edit, std::shared_ptr<const OutputOptions> output, replay::LineFollower* lines) {
  return [edit = std::move(edit), output = std::move(output), lines] {
    return std::make_unique<EditRecords>(edit, output, lines);
  };
}

}  // namespace mt::archive
