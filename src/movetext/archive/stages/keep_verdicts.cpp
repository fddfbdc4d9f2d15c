#include "movetext/archive/stages/keep_verdicts.hpp"

#include "movetext/record/roster.hpp"

#include <string>
#include <string_view>

namespace mt::archive {
namespace {

class KeepVerdicts final : public Stage {
 public:
  Wants wants() const override { return {.turn = Turn::report}; }
  void prepare(Handling& handling) override { handling.adjudicates = true; }
  Next after(Passing& passing) override {
    const Played& played = passing.played;
    if (played.game == nullptr) return Next::go_on;
    const Outcome& outcome = played.replayed.outcome;
    const bool is_won = outcome.kind == Outcome::Kind::win;
    passing.chunk.verdicts.push_back({passing.moves_offset(), played.game->spec().name(),
                                      std::string(record_result(passing.record)),
                                      is_won ? played.game->side_name(outcome.winner) : std::string_view(),
                                      played.replayed.plies, outcome, played.replayed.claims});
    return Next::go_on;
  }
};

}  // namespace

MakeStage keep_verdicts() {
  return [] { return std::make_unique<KeepVerdicts>(); };
}

}  // namespace mt::archive
