#include "movetext/server/domain/act.hpp"

#include "movetext/server/domain/acting.hpp"
#include "movetext/server/domain/look_at_move.hpp"

#include <algorithm>

namespace mt::server::domain {
namespace {

bool is_by_clock(ActKind kind) {
  return kind == ActKind::expire || kind == ActKind::time_out || kind == ActKind::remind ||
         kind == ActKind::leave || kind == ActKind::come_back;
}

bool is_by_operator(ActKind kind) {
  return kind == ActKind::adjudicate || kind == ActKind::note;
}

// Of two players whom somebody else has challenged both have to agree.
bool waits_for_the_other(const Acting& acting) {
  const Game& game = acting.game;
  const AccountId opponent = game.player(other(acting.seat));
  return acting.plays && opponent != 0 && opponent != game.challenger() && !game.agreed(other(acting.seat));
}

ActOutcome accept_offer(Acting& acting) {
  const Game& game = acting.game;
  const bool open = game.player(Side::first) == 0 || game.player(Side::second) == 0;
  if (acting.here.by == game.challenger() && (open || acting.plays))
    return refused("not-invited", "the other player has to accept this challenge");
  if (!acting.plays && !open) return refused("not-invited", "this challenge is not to you");
  if (waits_for_the_other(acting)) {
    if (game.agreed(acting.seat)) return already();
    acting.add(GameEventKind::agreed);
    return done();
  }
  acting.add(GameEventKind::accepted, acting.here.commitment);
  follow_up(acting);
  return done();
}

// The first move of an invited player accepts the game, if nothing is wrong with it.
ActOutcome begin_with_move(Acting& acting) {
  const Game& game = acting.game;
  const Act& wish = acting.wish;
  const bool first_to_move = acting.plays && game.board()->to_move() == acting.seat &&
                             game.board()->awaiting() == replay::Awaiting::move;
  if (acting.here.by == game.challenger() || !first_to_move)
    return refused("not-begun", "the game has not begun: the challenge has to be accepted first",
                   "accept, or reject");
  if (waits_for_the_other(acting))
    return refused("not-begun", "the game has not begun: the other player has to accept it, too", "accept");
  if (wish.half_move.value_or(1) != 1 || (!wish.half_move && wish.ply_seen.value_or(0) != 0))
    return refused("future-ply", "the next half-move is number 1");
  std::string canonical;
  Diagnostic why;
  if (!look_at_move(*game.board(), wish.text, canonical, why))
    return refused("illegal-move", why.message,
                   why.hint.empty() ? "accept or decline answers the challenge" : why.hint);
  if (auto refusal = objection_to_draw_with_move(acting)) return *refusal;
  acting.add(GameEventKind::accepted, acting.here.commitment);
  return act_move(acting);
}

ActOutcome act_offered(Acting& acting) {
  Game& game = acting.game;
  switch (acting.wish.kind) {
    case ActKind::accept:
      return accept_offer(acting);
    case ActKind::move:
      return begin_with_move(acting);
    case ActKind::decline:
    case ActKind::resign:
      if (acting.here.by == game.challenger()) {
        acting.add(GameEventKind::withdrawn);
        return done();
      }
      if (!acting.plays) return refused("not-invited", "this challenge is not to you");
      acting.add(GameEventKind::declined, acting.wish.text.empty() ? "generic" : acting.wish.text);
      return done();
    case ActKind::withdraw:
    case ActKind::abort:
      if (acting.here.by != game.challenger())
        return refused("not-yours", "this is not your challenge", "reject");
      acting.add(GameEventKind::withdrawn);
      return done();
    case ActKind::expire:
      if (acting.here.now < game.deadline()) return refused("too-early", "the offer still stands");
      acting.add(GameEventKind::expired);
      return done();
    default:
      return refused("not-begun", "the game has not begun: the challenge has to be accepted first");
  }
}

ActOutcome confirm(Acting& acting) {
  Game& game = acting.game;
  if (game.resign_asked(acting.seat)) {
    Act resignation = acting.wish;  // by now the game may be worth more than was given up
    resignation.kind = ActKind::resign;
    resignation.confirmed = true;
    resignation.level = game.resign_level(acting.seat);
    Acting resigning{game, resignation, acting.here, acting.seat, acting.plays};
    return act_resign(resigning);
  }
  const std::string submitted = game.submitted(acting.seat);
  if (submitted.empty()) return refused("nothing-to-confirm", "nothing waits to be confirmed");
  Act move = acting.wish;
  move.kind = ActKind::move;
  move.text = submitted;
  Acting moving{game, move, acting.here, acting.seat, acting.plays};
  return act_move(moving);
}

// What is no move says by its number which board it is about.  Nothing: it is this one, or no number was
// given.
std::optional<ActOutcome> about_another_board(const Acting& acting) {
  const auto& number = acting.wish.half_move;
  const std::uint32_t next = acting.game.ply() + 1;
  switch (acting.wish.kind) {
    case ActKind::draw:
    case ActKind::undo:
    case ActKind::abort:
    case ActKind::resign:
    case ActKind::claim:
    case ActKind::swap:
    case ActKind::accept:
    case ActKind::decline:
      if (!number || *number == next) return {};
      return refused(*number < next ? "stale-ply" : "future-ply", number_expected(acting.game));
    default:
      return {};
  }
}

ActOutcome act_active(Acting& acting) {
  Game& game = acting.game;
  if (auto refusal = about_another_board(acting)) return *refusal;
  switch (acting.wish.kind) {
    case ActKind::move:
      return act_move(acting);
    case ActKind::roll:
      return act_roll(acting);
    case ActKind::queue:
      return act_queue(acting);
    case ActKind::submit:
      return act_submit(acting);
    case ActKind::confirm:
      return confirm(acting);
    case ActKind::draw:
      return act_draw(acting);
    case ActKind::undo:
      return act_undo(acting);
    case ActKind::abort:
      return act_abort(acting);
    case ActKind::withdraw:
      return act_withdraw(acting);
    case ActKind::resign:
      return act_resign(acting);
    case ActKind::claim:
      return act_claim(acting);
    case ActKind::swap:
      return act_swap(acting);
    case ActKind::accept:
    case ActKind::decline:
      return act_answer(acting, acting.wish.kind == ActKind::accept);
    case ActKind::time_out:
      return act_time_out(acting);
    case ActKind::remind: {
      const int due = game.reminder_due(acting.here.now);
      if (due == 0) return already();
      acting.add_of(game.awaited(), GameEventKind::reminded, {}, due);
      return done();
    }
    case ActKind::leave:
    case ActKind::come_back: {
      const bool goes = acting.wish.kind == ActKind::leave;
      const Side whose = acting.wish.seat.value_or(acting.seat);
      if (game.on_leave(whose) == goes) return already();
      acting.add_of(whose, goes ? GameEventKind::leave_began : GameEventKind::leave_ended);
      return done();
    }
    default:
      return refused("not-now", "the game is being played already");
  }
}

bool is_called_off(const Game& game) {
  return game.state() == GameState::aborted &&
         (game.reason() == "by agreement" || game.reason() == "aborted");
}

// The game is over: only a repeated answer is no error.
ActOutcome act_ended(const Acting& acting) {
  const Act& wish = acting.wish;
  const bool repeated_resignation = wish.kind == ActKind::resign || wish.kind == ActKind::confirm;
  const Game& game = acting.game;
  if (repeated_resignation && acting.plays && game.reason() == "resign" &&
      game.result() == win_of(other(acting.seat)))
    return already();
  if (wish.kind == ActKind::accept && game.reason() == "agreed") return already();
  if ((wish.kind == ActKind::accept || wish.kind == ActKind::abort) && acting.plays && is_called_off(game))
    return already();
  if (wish.kind == ActKind::move && acting.plays && !game.moves().empty()) {
    Acting copy = acting;
    if (ActOutcome answer = act_move(copy); answer.kind == ActOutcome::Kind::already) return answer;
  }
  const bool aborted = game.state() == GameState::aborted;
  return refused("game-over", aborted ? "the game was called off" : "the game is over",
                 aborted ? "" : "rematch begins another one");
}

}  // namespace

ActOutcome carry_out(Game& game, const Act& wish, const Circumstances& here) {
  Acting acting{game, wish, here};
  if (const auto seat = wish.seat ? wish.seat : game.seat_of(here.by)) {
    acting.seat = *seat;
    acting.plays = true;
  }
  if (is_by_operator(wish.kind) && !here.is_operator) return refused("not-allowed", "operators only");
  if (wish.kind == ActKind::note) {
    acting.add(GameEventKind::noted, wish.text);
    return done();
  }
  if (wish.kind == ActKind::say) {
    if (!acting.plays && !here.is_operator)
      return refused("not-a-player", "only the players talk at a board");
    acting.add(GameEventKind::said, wish.text);
    return done();
  }
  if (game.state() == GameState::finished || game.state() == GameState::aborted) return act_ended(acting);
  if (wish.kind == ActKind::adjudicate) return act_adjudicate(acting);
  if (game.state() == GameState::offered) return act_offered(acting);
  if (!acting.plays && !is_by_clock(wish.kind)) return refused("not-a-player", "you do not play this game");
  return act_active(acting);
}

}  // namespace mt::server::domain
