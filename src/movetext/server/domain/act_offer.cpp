// Carries out offers of a draw, an undo, an abort or a resignation, and the answers to them.
#include "movetext/server/domain/acting.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/server/domain/standing_offer.hpp"

namespace mt::server::domain {
namespace {

constexpr std::uint32_t plies_between_draw_offers = 10;
// When a player leaves the server, a game in which either side has made fewer moves than this is aborted
// instead of lost.
constexpr std::uint32_t moves_of_a_begun_game = 2;

bool is_offered_to(const std::optional<Pending>& offer, Side seat) {
  return offer && offer->by != seat;
}

ActOutcome act_answer(Acting& acting, bool yes);

// Returns whether the player answers a board mail that is older than the offer, and therefore cannot mean
// this offer.
bool is_superseded(const Acting& acting, const Pending& offer) {
  return acting.wish.event_seen && *acting.wish.event_seen < offer.seq;
}

bool is_own(const std::optional<Pending>& offer, Side seat) {
  return offer && offer->by == seat;
}

// Takes back the player's open offers, because a new offer replaces them or because the player withdraws
// them. Returns false if there were none.
bool take_back_offers(Acting& acting) {
  const Game& game = acting.game;
  const Side mine = acting.seat;
  const std::uint32_t before = game.seq();
  if (is_own(game.draw(), mine)) acting.add(GameEventKind::draw_declined, {}, 1);
  if (is_own(game.undo(), mine)) acting.add(GameEventKind::undo_declined, {}, 1);
  if (is_own(game.abort(), mine)) acting.add(GameEventKind::abort_declined, {}, 1);
  if (is_own(game.resignation(), mine)) acting.add(GameEventKind::resign_asked, {}, -2);
  return game.seq() != before;
}

// Returns whether the player sends the latest answer again, from a board mail that is older than that answer.
bool is_repeated_answer(const Acting& acting, bool yes) {
  const auto& last = acting.game.last_answer();
  const auto& seen = acting.wish.event_seen;
  return last && seen && last->by == acting.seat && last->yes == yes && *seen >= last->offer &&
         *seen < last->seq;
}

}  // namespace

std::optional<ActOutcome> objection_to_draw(const Acting& acting, std::uint32_t ply) {
  const Game& game = acting.game;
  if (game.has_dice()) return refused("no-draw"_text);
  if (const auto last = game.last_draw_offer(acting.seat); last && ply < *last + plies_between_draw_offers)
    return refused({"too-soon"_text, {{"plies", plies_between_draw_offers}}});
  return {};
}

ActOutcome act_draw(Acting& acting) {
  const Game& game = acting.game;
  if (is_offered_to(game.draw(), acting.seat)) return act_answer(acting, true);
  if (game.draw()) return already();
  if (auto refusal = objection_to_draw(acting, game.ply())) return *refusal;
  take_back_offers(acting);
  acting.add(GameEventKind::draw_offered);
  return done();
}

ActOutcome act_resign(Acting& acting) {
  Game& game = acting.game;
  const bool first_game = game.board()->games_won().empty();
  if (!game.has_moved(acting.seat) && first_game) {
    abort_game(acting, "a player resigned before making a move");
    return done();
  }
  const bool has_begun = game.moves_made(Side::first) >= moves_of_a_begun_game &&
                         game.moves_made(Side::second) >= moves_of_a_begun_game;
  if (acting.wish.for_good && !has_begun && first_game) {
    abort_game(acting, "a player has left");
    return done();
  }
  if (acting.wish.event_seen && *acting.wish.event_seen < game.last_game_won())
    return refused("stale-ply.game-of-match"_text);
  const bool dice = game.has_dice();
  int level = acting.wish.level;
  if (level > 1 && !dice) return refused({"bad-level"_text, {{"games", listed(games_of_matches())}}});
  if (level == 0) level = 1;
  if (dice && level < game.board()->largest_loss(acting.seat)) {
    if (game.resignation() && game.resignation()->by == acting.seat && game.resignation()->value == level)
      return already();
    take_back_offers(acting);
    // The other side may decline, because it could win more by playing on.
    acting.add(GameEventKind::resign_asked, {}, level);
    return done();
  }
  // A second resignation confirms the first one, unless a move was played between the two, because the player
  // may not have seen that move.
  const bool is_asked = game.resign_asked(acting.seat) && game.resign_asked_at(acting.seat) == game.ply();
  if (!acting.wish.confirmed && !is_asked) {
    acting.add(GameEventKind::resign_asked, {}, 0, level);
    return {.kind = ActOutcome::Kind::asked, .refusal = {}};
  }
  concede(acting, acting.seat, level);
  return done();
}

ActOutcome repeat_resignation(Acting& acting) {
  const Game& game = acting.game;
  const bool is_repeated =
      acting.plays && game.reason() == "resign" && game.result() == win_of(other(acting.seat));
  return is_repeated ? already() : refused_as_over(game);
}

namespace {

ActOutcome act_undo(Acting& acting) {
  const Game& game = acting.game;
  if (is_offered_to(game.undo(), acting.seat)) return act_answer(acting, true);
  if (game.undo()) return already();
  if (game.has_dice()) return refused("no-undo.dice"_text);
  if (game.terms().rated && !game.terms().takebacks) return refused("no-undo.not-agreed"_text);
  std::uint32_t left = game.ply();
  while (left > 0 && game.moves()[left - 1].seat != acting.seat) --left;
  if (left == 0) return refused("no-undo.no-move"_text);
  take_back_offers(acting);
  acting.add(GameEventKind::undo_asked, {}, left - 1);
  return done();
}

ActOutcome act_abort(Acting& acting) {
  const Game& game = acting.game;
  if (is_offered_to(game.abort(), acting.seat)) return act_answer(acting, true);
  if (game.abort()) return already();
  const bool has_begun = game.has_moved(Side::first) && game.has_moved(Side::second);
  if (!has_begun && game.board()->games_won().empty()) {
    abort_game(acting, "aborted");
    return done();
  }
  take_back_offers(acting);
  acting.add(GameEventKind::abort_offered);
  return done();
}

ActOutcome act_withdraw(Acting& acting) {
  if (take_back_offers(acting)) return done();
  if (!acting.game.resign_asked(acting.seat)) return refused("no-offer.to-take-back"_text);
  acting.add(GameEventKind::resign_asked);
  return done();
}

ActOutcome act_answer(Acting& acting, bool yes) {
  const Game& game = acting.game;
  const auto offer = offered_to(game, acting.seat);
  if (!offer && is_repeated_answer(acting, yes)) return already();
  if (!offer) return refused("no-offer.to-answer"_text);
  const Pending pending = offer->pending;
  if (is_superseded(acting, pending)) return refused("superseded"_text);
  switch (offer->kind) {
    case GameEventKind::draw_offered:
      if (yes)
        finish(acting, BoardResult::draw, "agreed");
      else
        acting.add(GameEventKind::draw_declined);
      break;
    case GameEventKind::undo_asked:
      if (yes)
        acting.add(GameEventKind::undone, {}, pending.value);
      else
        acting.add(GameEventKind::undo_declined);
      break;
    case GameEventKind::abort_offered:
      if (yes)
        abort_game(acting, "by agreement");
      else
        acting.add(GameEventKind::abort_declined);
      break;
    default:
      if (yes)
        concede(acting, pending.by, static_cast<int>(pending.value));
      else
        acting.add_of(pending.by, GameEventKind::resign_asked, {}, -1);
  }
  return done();
}

ActOutcome accept_standing(Acting& acting) {
  return act_answer(acting, true);
}

ActOutcome decline_standing(Acting& acting) {
  return act_answer(acting, false);
}

bool is_called_off(const Game& game) {
  return game.state() == GameState::aborted &&
         (game.reason() == "by agreement" || game.reason() == "aborted");
}

ActOutcome repeat_abort(Acting& acting) {
  return acting.plays && is_called_off(acting.game) ? already() : refused_as_over(acting.game);
}

ActOutcome repeat_acceptance(Acting& acting) {
  return acting.game.reason() == "agreed" ? already() : repeat_abort(acting);
}

constexpr ActRow draw_row{.number_names_board = true, .active = act_draw};
constexpr ActRow undo_row{.number_names_board = true, .active = act_undo};
constexpr ActRow abort_row{
    .number_names_board = true, .offered = withdraw_challenge, .active = act_abort, .over = repeat_abort};
constexpr ActRow withdraw_row{.offered = withdraw_challenge, .active = act_withdraw};
constexpr ActRow resign_row{.number_names_board = true,
                            .offered = decline_challenge,
                            .active = act_resign,
                            .over = repeat_resignation};
constexpr ActRow accept_row{.number_names_board = true,
                            .offered = accept_challenge,
                            .active = accept_standing,
                            .over = repeat_acceptance};
constexpr ActRow decline_row{
    .number_names_board = true, .offered = decline_challenge, .active = decline_standing};

}  // namespace

constinit const ActKind ActKind::draw(draw_row);
constinit const ActKind ActKind::undo(undo_row);
constinit const ActKind ActKind::abort(abort_row);
constinit const ActKind ActKind::withdraw(withdraw_row);
constinit const ActKind ActKind::resign(resign_row);
constinit const ActKind ActKind::accept(accept_row);
constinit const ActKind ActKind::decline(decline_row);

}  // namespace mt::server::domain
