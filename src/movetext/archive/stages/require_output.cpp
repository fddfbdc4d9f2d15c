#include "movetext/archive/stages/require_output.hpp"

#include "movetext/archive/core/findings.hpp"
#include "movetext/archive/stages/position_lines.hpp"
#include "movetext/archive/stages/require_room.hpp"

#include <string>
#include <utility>

namespace mt::archive {
namespace {

class RequireOutput final : public Stage {
 public:
  RequireOutput(std::shared_ptr<const OutputOptions> output, Policy policy)
      : output_(std::move(output)), policy_(policy) {}

  Wants wants() const override { return {.turn = Turn::report}; }
  Next after(Passing& passing) override {
    Record& record = passing.record;
    const AnyGame* const game = passing.played.game;
    if (output_->refuse_setups) refuse_setup(record);
    require_room(output_->format_of(record), output_->writer, policy_,
                 game != nullptr ? &game->spec() : nullptr, record);
    if (output_->writes_positions()) require_lines(record, game);
    return Next::go_on;
  }

 private:
  static void refuse_setup(Record& record) {
    const Tag* const fen = record.find_tag(TagName::fen);
    if (fen == nullptr) return;
    const std::uint32_t place = record.place_of(fen->value);
    record.report(Code::needs_setup, Severity::error, place, place,
                  "a game from a set-up position has no reduced form without its FEN");
  }
  void require_lines(Record& record, const AnyGame* game) const {
    if (has_error(record) || (game != nullptr && has_notation(*game, output_->to->name))) return;
    const std::string name(output_->to->name);
    record.report(Code::no_notation, Severity::error, 0, 0,
                  game == nullptr ? "the game is not known: no " + name + " can be written"
                                  : "positions of " + game->spec().name() + " cannot be written as " + name);
  }

  std::shared_ptr<const OutputOptions> output_;
  Policy policy_;
};

}  // namespace

MakeStage require_output(std::shared_ptr<const OutputOptions> output, Policy policy) {
  return [output = std::move(output), policy] { return std::make_unique<RequireOutput>(output, policy); };
}

}  // namespace mt::archive
