#include "movetext/server/domain/act.hpp"

#include "movetext/server/domain/acting.hpp"

namespace mt::server::domain {
namespace {

bool is_over(const Game& game) {
  return game.state() == GameState::finished || game.state() == GameState::aborted;
}

// Refuses an act that gives the number of a half-move, unless it is the next half-move. Returns nothing if
// the act is not refused.
std::optional<ActOutcome> about_another_board(const Acting& acting) {
  const auto& number = acting.wish.half_move;
  const std::uint32_t next = next_half_move(acting.game);
  if (!number || *number == next) return {};
  return refused({*number < next ? "stale-ply.number"_text : "future-ply.number"_text, {{"next", next}}});
}

ActOutcome act_active(const ActRow& row, Acting& acting) {
  if (row.actor == ActRow::Actor::player && !acting.plays) return refused("not-a-player.act"_text);
  if (row.number_names_board)
    if (auto refusal = about_another_board(acting)) return *refusal;
  return row.active ? row.active(acting) : refused("not-now"_text);
}

}  // namespace

ActOutcome refused_as_over(const Game& game) {
  return refused(game.state() == GameState::aborted ? "game-over.called-off"_text
                                                    : "game-over.finished"_text);
}

ActOutcome carry_out(Game& game, const Act& wish, const Circumstances& here) {
  Acting acting{game, wish, here};
  if (const auto seat = wish.seat ? wish.seat : game.seat_of(here.by)) {
    acting.seat = *seat;
    acting.plays = true;
  }
  const ActRow& row = wish.kind.row();
  if (row.actor == ActRow::Actor::operators && !here.is_operator) return refused("not-allowed"_text);
  if (is_over(game)) return row.over ? row.over(acting) : refused_as_over(game);
  if (game.state() == GameState::active) return act_active(row, acting);
  return row.offered ? row.offered(acting) : refused("not-begun.act"_text);
}

}  // namespace mt::server::domain
