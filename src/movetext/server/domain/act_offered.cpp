// Carries out acts on an offered game.
#include "movetext/server/domain/acting.hpp"
#include "movetext/server/domain/look_at_move.hpp"

namespace mt::server::domain {
namespace {

// Returns whether the game still needs the other player's consent. If a third player has paired the two, both
// must agree.
bool waits_for_the_other(const Acting& acting) {
  const Game& game = acting.game;
  const AccountId opponent = game.player(other(acting.seat));
  return acting.plays && opponent != 0 && opponent != game.challenger() && !game.agreed(other(acting.seat));
}

ActOutcome expire(Acting& acting) {
  if (acting.here.now < acting.game.deadline()) return refused("too-early.offer"_text);
  acting.add(GameEventKind::expired);
  return done();
}

constexpr ActRow expire_row{.actor = ActRow::Actor::clock, .offered = expire};

}  // namespace

constinit const ActKind ActKind::expire(expire_row);

ActOutcome accept_challenge(Acting& acting) {
  const Game& game = acting.game;
  const bool open = game.player(Side::first) == 0 || game.player(Side::second) == 0;
  if (acting.here.by == game.challenger() && (open || acting.plays))
    return refused("not-invited.challenger"_text);
  if (!acting.plays && !open) return refused("not-invited.other-player"_text);
  if (waits_for_the_other(acting)) {
    if (game.agreed(acting.seat)) return already();
    acting.add(GameEventKind::agreed);
    return done();
  }
  acting.add(GameEventKind::accepted, acting.here.commitment);
  follow_up(acting);
  return done();
}

// Accepts the game for an invited player whose answer is the first move, provided that the move can be
// played.
ActOutcome begin_with_move(Acting& acting) {
  const Game& game = acting.game;
  const Act& wish = acting.wish;
  const bool first_to_move = acting.plays && game.board()->to_move() == acting.seat &&
                             game.board()->awaiting() == replay::Awaiting::move;
  if (acting.here.by == game.challenger() || !first_to_move) return refused("not-begun.move"_text);
  if (waits_for_the_other(acting)) return refused("not-begun.other-player"_text);
  if (wish.half_move.value_or(1) != 1 || (!wish.half_move && wish.ply_seen.value_or(0) != 0))
    return refused({"future-ply.number"_text, {{"next", 1}}});
  replay::ResolvedMove move;
  Diagnostic why;
  if (!look_at_move(*game.board(), wish.text, move, why))
    return refused_by_rules(why, "illegal-move.of-challenge"_text);
  if (auto refusal = objection_to_draw_with_move(acting)) return *refusal;
  acting.add(GameEventKind::accepted, acting.here.commitment);
  return play_move(acting, move);
}

ActOutcome decline_challenge(Acting& acting) {
  if (acting.here.by == acting.game.challenger()) return withdraw_challenge(acting);
  if (!acting.plays) return refused("not-invited.other-player"_text);
  acting.add(GameEventKind::declined,
             acting.wish.text.empty() ? std::string(no_decline_reason) : acting.wish.text);
  return done();
}

ActOutcome withdraw_challenge(Acting& acting) {
  if (acting.here.by != acting.game.challenger()) return refused("not-yours"_text);
  acting.add(GameEventKind::withdrawn);
  return done();
}

}  // namespace mt::server::domain
