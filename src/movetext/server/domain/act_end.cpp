// Ends games for reasons other than a move: claims, time, resignations, decisions of operators.
#include "movetext/server/domain/acting.hpp"

namespace mt::server::domain {
namespace {

bool is_time_over(const Acting& acting) {
  const Game& game = acting.game;
  return game.awaited() && game.deadline() != 0 && acting.here.now > game.deadline();
}

// Ends the game because the awaited side has no time left.
ActOutcome lose_on_time(Acting& acting) {
  const Game& game = acting.game;
  const Side late = *game.awaited();
  if (acting.here.grace) return refused("grace"_text);
  if (!game.has_moved(late) && game.board()->games_won().empty()) {
    abort_game(acting, "no start");
    return done();
  }
  finish(acting, game.board()->can_win(other(late)) ? win_of(other(late)) : BoardResult::draw, "timeout");
  return done();
}

ActOutcome claim_draw(Acting& acting) {
  const Game& game = acting.game;
  if (game.awaited() != acting.seat) return refused("no-claim.not-your-turn"_text);
  const Outcome claim = game.board()->claim();
  if (claim.kind == Outcome::Kind::open) return refused("no-claim.no-draw"_text);
  finish(acting, BoardResult::draw, claim.reason);
  return done();
}

}  // namespace

BoardResult win_of(Side seat) {
  return seat == Side::first ? BoardResult::first_wins : BoardResult::second_wins;
}

void finish(Acting& acting, BoardResult result, std::string_view reason) {
  acting.add_of({}, GameEventKind::finished, std::string(reason), static_cast<std::int64_t>(result));
  if (!acting.here.seed.empty()) acting.add_of({}, GameEventKind::revealed, acting.here.seed);
}

void abort_game(Acting& acting, std::string_view reason) {
  acting.add(GameEventKind::aborted, std::string(reason));
  if (!acting.here.seed.empty()) acting.add_of({}, GameEventKind::revealed, acting.here.seed);
}

void concede(Acting& acting, Side loser, int level) {
  Game& game = acting.game;
  const Side winner = other(loser);
  constexpr int whole_match = 4;
  if (game.has_dice() && level < whole_match) {
    acting.add_of(winner, GameEventKind::game_won, "resigned", 0, level);
    if (game.board()->awaiting() != replay::Awaiting::nothing) {
      follow_up(acting);
      return;
    }
  }
  finish(acting, win_of(winner), "resign");
}

namespace {

ActOutcome act_claim(Acting& acting) {
  const Game& game = acting.game;
  const std::string& what = acting.wish.text;
  const bool may_claim_time = game.terms().claimed_timeouts && game.awaited() == other(acting.seat);
  if (what != "draw" && may_claim_time && is_time_over(acting)) return lose_on_time(acting);
  if (what != "time") return claim_draw(acting);
  if (!game.terms().claimed_timeouts) return refused("no-claim.server-ends-it"_text);
  return refused("no-claim.time-left"_text);
}

ActOutcome act_time_out(Acting& acting) {
  if (!is_time_over(acting)) return refused("too-early.time"_text);
  if (acting.game.terms().claimed_timeouts) return refused("to-be-claimed"_text);
  return lose_on_time(acting);
}

ActOutcome act_adjudicate(Acting& acting) {
  if (acting.game.state() == GameState::offered && acting.wish.result != BoardResult::none)
    return refused("not-begun.adjudicate"_text);
  if (!acting.wish.text.empty()) acting.add_of({}, GameEventKind::noted, acting.wish.text);
  if (acting.wish.result == BoardResult::none)
    abort_game(acting, "adjudicated");
  else
    finish(acting, acting.wish.result, "adjudicated");
  return done();
}

constexpr ActRow claim_row{.number_names_board = true, .active = act_claim};
constexpr ActRow time_out_row{.actor = ActRow::Actor::clock, .active = act_time_out};
constexpr ActRow adjudicate_row{
    .actor = ActRow::Actor::operators, .offered = act_adjudicate, .active = act_adjudicate};

}  // namespace

constinit const ActKind ActKind::claim(claim_row);
constinit const ActKind ActKind::time_out(time_out_row);
constinit const ActKind ActKind::adjudicate(adjudicate_row);

}  // namespace mt::server::domain
