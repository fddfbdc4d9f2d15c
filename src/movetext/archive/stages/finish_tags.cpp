#include "movetext/archive/stages/finish_tags.hpp"

#include "movetext/archive/core/record_player.hpp"
#include "movetext/replay/finish.hpp"

#include <string>
#include <utility>

namespace mt::archive {
namespace {

class FinishTags final : public Stage {
 public:
  FinishTags(std::shared_ptr<const OutputOptions> output, Policy policy)
      : output_(std::move(output)), policy_(policy) {}

  void prepare(Handling& handling) override {
    handling.writes_moves = true;
    handling_ = &handling;
  }
  Next after(Passing& passing) override {
    if (passing.played.game == nullptr) return Next::go_on;
    const AnyGame& game = *passing.played.game;
    const board::Notation used = notation_of(*handling_, game);
    if (!output_->writes_positions()) note_notation(game, used, passing);
    replay::finish_tags(passing.record, game_tags_.of(game.spec(), output_->full_game_type), used);
    return Next::go_on;
  }

 private:
  void note_notation(const AnyGame& game, board::Notation used, Passing& passing) const {
    const std::optional<board::Notation>& asked = handling_->terms.notation;
    if (passing.chunk.other_notation || !asked || used == *asked) return;
    std::string message = game.spec().name() + " has no notation '" + std::string(name(*asked)) +
                          "': its moves are written in its own (" + std::string(name(used)) +
                          "); this is reported only once";
    passing.chunk.other_notation = {passing.moves_offset(),
                                    0,
                                    {.code = Code::other_notation,
                                     .severity = severity(Code::other_notation, policy_),
                                     .message = std::move(message)}};
  }

  std::shared_ptr<const OutputOptions> output_;
  Policy policy_;
  const Handling* handling_ = nullptr;
  replay::LastGameTags game_tags_;
};

}  // namespace

MakeStage finish_tags(std::shared_ptr<const OutputOptions> output, Policy policy) {
  return [output = std::move(output), policy] { return std::make_unique<FinishTags>(output, policy); };
}

}  // namespace mt::archive
