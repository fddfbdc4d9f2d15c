// Carries out `confirm`: plays the submitted move, or resigns if a resignation waits for confirmation.
#include "movetext/server/domain/acting.hpp"

namespace mt::server::domain {
namespace {

ActOutcome act_confirm(Acting& acting) {
  Game& game = acting.game;
  if (game.resign_asked(acting.seat)) {
    // Resigns by a new act, because the game may now be worth more than when the player asked to resign.
    Act resignation = acting.wish;
    resignation.kind = ActKind::resign;
    resignation.confirmed = true;
    resignation.level = game.resign_level(acting.seat);
    Acting resigning{game, resignation, acting.here, acting.seat, acting.plays};
    return act_resign(resigning);
  }
  const std::string submitted = game.submitted(acting.seat);
  if (submitted.empty()) return refused("nothing-to-confirm"_text);
  Act move = acting.wish;
  move.kind = ActKind::move;
  move.text = submitted;
  Acting moving{game, move, acting.here, acting.seat, acting.plays};
  return act_move(moving);
}

constexpr ActRow confirm_row{.active = act_confirm, .over = repeat_resignation};

}  // namespace

constinit const ActKind ActKind::confirm(confirm_row);

}  // namespace mt::server::domain
