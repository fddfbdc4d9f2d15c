#include "movetext/archive/stages/require_output.hpp"

#include "movetext/archive/core/findings.hpp"
#include "movetext/archive/stages/position_lines.hpp"
#include "movetext/archive/stages/require_room.hpp"

#include <string>
#include <utility>

namespace mt::archive {
namespace {

// Returns advice for a game whose positions cannot be written in the requested notation: to write a list of
// positions in another notation.
std::string other_positions(const AnyGame& game) {
  for (const std::string_view notation : game.position_notations())
    if (const Format* const format = find_format(notation); format != nullptr && format->positions)
      return "; use 'movetext convert --to " + std::string(notation) + '\'';
  return {};
}

class RequireOutput final : public Stage {
 public:
  RequireOutput(std::shared_ptr<const OutputOptions> output, Policy policy)
      : output_(std::move(output)), policy_(policy) {}

  Wants wants() const override { return {.turn = Turn::report}; }
  Next after(Passing& passing) override {
    Record& record = passing.record;
    const AnyGame* const game = passing.played.game;
    if (output_->refuse_setups) refuse_setup(record);
    require_room(format_to_fit(*output_, *record.convention, passing.chunk.file->path), output_->writer,
                 policy_, game != nullptr ? &game->spec() : nullptr, record);
    if (output_->writes_positions()) require_lines(record, passing.played);
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
  void require_lines(Record& record, const Played& played) const {
    if (has_error(record)) return;
    const AnyGame* const game = played.game;
    const std::string name(output_->to->name);
    if (output_->positions_alone && played.replayed.plies > 0) {
      record.report(Code::no_notation, Severity::error, 0, 0,
                    "a game with moves is not exported as " + name +
                        ", which would lose them: use 'movetext convert --to " + name +
                        "' to list its positions");
      return;
    }
    if (game != nullptr && has_notation(*game, name)) return;
    record.report(Code::no_notation, Severity::error, 0, 0,
                  game == nullptr ? "the game is unknown: no " + name + " can be written"
                                  : "positions of " + game->spec().name() + " cannot be written as " + name +
                                        other_positions(*game));
  }

  std::shared_ptr<const OutputOptions> output_;
  Policy policy_;
};

}  // namespace

MakeStage require_output(std::shared_ptr<const OutputOptions> output, Policy policy) {
  return [output = std::move(output), policy] { return std::make_unique<RequireOutput>(output, policy); };
}

}  // namespace mt::archive
