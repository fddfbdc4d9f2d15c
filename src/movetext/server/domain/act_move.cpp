// Carries out moves and rolls of the dice, and the automatic moves and rolls after them.
#include "movetext/server/domain/acting.hpp"
#include "movetext/server/domain/look_at_move.hpp"
#include "movetext/server/domain/queue.hpp"

#include <string>
#include <variant>

namespace mt::server::domain {
namespace {

constexpr int max_follow_up = 64;  // maximum number of rolls and moves that the server adds after one act

// Returns the canonical text of the move if it is legal as half-move number `half_move` (from 1), or else an
// empty text.
std::string canonical_at(const Game& game, std::uint32_t half_move, const std::string& text) {
  auto position = game.board()->position_at(half_move - 1);
  if (!position) return {};
  std::string canonical;
  Diagnostic refusal;
  const AnyGame& rules = game.board()->rules();
  return rules.play(*position, text, rules.notation(), canonical, refusal) ? canonical : std::string();
}

bool is_repeated(const Game& game, Side seat, std::uint32_t half_move, const std::string& text) {
  const PlayedMove& played = game.moves()[half_move - 1];
  return played.seat == seat && canonical_at(game, half_move, text) == played.text;
}

// Returns the number of the half-move that the player means. Without an explicit number, it is the first
// half-move of the player's side after the half-moves that the player had seen. Returns nothing if the act
// gives neither number.
std::optional<std::uint32_t> meant(const Acting& acting) {
  const Act& wish = acting.wish;
  if (wish.half_move || !wish.ply_seen) return wish.half_move;
  return acting.game.own_half_move_after(acting.seat, *wish.ply_seen);
}

ActOutcome refused_as_played(const Game& game) {
  return refused({"stale-ply.played"_text, {{"next", next_half_move(game)}}});
}

// Returns the response to a move that is out of turn, repeated, or meant for another position. Returns
// nothing if it is the player's turn.
std::optional<ActOutcome> out_of_turn(const Acting& acting) {
  const Game& game = acting.game;
  const bool my_turn = game.awaited() == acting.seat;
  const auto number = meant(acting);
  if (number) {
    if (*number == 0) return refused({"bad-number"_text, {{"next", next_half_move(game)}}});
    if (*number <= game.ply()) {
      if (is_repeated(game, acting.seat, *number, acting.wish.text)) return already();
      return refused_as_played(game);
    }
    if (!my_turn) return refused("not-your-turn.move"_text);
    if (*number == game.ply() + 1) {
      const bool of_undone = acting.wish.event_seen && *acting.wish.event_seen < game.last_undo();
      if (of_undone) return refused("stale-ply.taken-back"_text);
      return {};
    }
    return refused({"future-ply.move"_text, {{"next", next_half_move(game)}}});
  }
  if (my_turn) return {};
  for (std::uint32_t last = game.ply(); last > 0; --last)
    if (game.moves()[last - 1].seat == acting.seat) {
      if (is_repeated(game, acting.seat, last, acting.wish.text)) return already();
      break;
    }
  return refused("not-your-turn.move"_text);
}

std::string_view reason_of(const Game& game, const Outcome& outcome) {
  return outcome.reason.empty() ? game.board()->rules().spec().row->name : outcome.reason;
}

// Adds an event for each game of the match that the last move has ended. The first `told` games already have
// their event.
void tell_games_won(Acting& acting, std::size_t told) {
  const auto& won = acting.game.board()->games_won();
  for (std::size_t i = told; i < won.size(); ++i)
    acting.add_of(won[i].winner, GameEventKind::game_won, std::string(won[i].how), won[i].points);
}

bool end_by_rules(Acting& acting) {
  const Outcome outcome = acting.game.board()->outcome();
  if (outcome.kind == Outcome::Kind::open) return false;
  const BoardResult result = outcome.kind == Outcome::Kind::draw ? BoardResult::draw : win_of(outcome.winner);
  finish(acting, result, reason_of(acting.game, outcome));
  return true;
}

void roll_dice(Acting& acting) {
  Game& game = acting.game;
  const std::uint32_t number = game.rolls() + 1;
  const auto [first, second] = acting.here.dice(number);
  const bool opening = game.board()->awaiting() == replay::Awaiting::opening;
  const Side roller = opening ? (first < second ? Side::second : Side::first) : *game.awaited();
  acting.add_of(roller, GameEventKind::rolled,
                {static_cast<char>('0' + first), static_cast<char>('0' + second)}, number);
}

void play_by_itself(Acting& acting, Side seat, const replay::ResolvedMove& move, int how) {
  const std::size_t told = acting.game.board()->games_won().size();
  acting.add_move(seat, move, how);
  tell_games_won(acting, told);
}

// Returns the move that the server plays without asking, or nothing if the player has a choice. Such a move
// is the only legal one. Without `forced` in the terms, the server plays only "no play" in games with dice.
std::optional<replay::ResolvedMove> forced_move(const Game& game) {
  const bool dice = game.has_dice();
  if (game.board()->awaiting() != replay::Awaiting::move || (!dice && !game.terms().forced)) return {};
  const board::Notation notation = game.board()->rules().notation();
  std::vector<std::string> moves;
  if (!game.board()->legal_moves(notation, moves) || moves.size() != 1) return {};
  if (!game.terms().forced && moves.front() != "no play") return {};
  replay::ResolvedMove move;
  Diagnostic refusal;
  if (!game.board()->look(moves.front(), notation, move, refusal)) return {};
  return move;
}

// Plays the first queued move of the awaited side, or drops the queue if that move cannot be played. Returns
// whether a move was played.
bool play_queued(Acting& acting) {
  Game& game = acting.game;
  const auto seat = game.awaited();
  if (!seat || game.queue(*seat).empty() || game.board()->awaiting() != replay::Awaiting::move) return false;
  std::vector<QueuedMove> queue = parse_queue(game.queue(*seat));
  const QueuedMove next = queue.front();
  queue.erase(queue.begin());
  const bool fits =
      next.condition.empty() ||
      (game.ply() > 0 && canonical_at(game, game.ply(), next.condition) == game.moves().back().text);
  replay::ResolvedMove move;
  Diagnostic refusal;
  const bool legal = fits && game.board()->look(next.move, game.board()->rules().notation(), move, refusal);
  if (!legal) {
    acting.add_of(seat, GameEventKind::queued, {}, 1);  // a: 1 means that the queue was dropped
    return false;
  }
  acting.add_of(seat, GameEventKind::queued, to_text(queue));
  play_by_itself(acting, *seat, move, 2);
  return true;
}

// Returns whether the server rolls the dice without asking. It asks a player who may double, unless the
// player's settings request automatic rolls.
bool is_rolled_unasked(const Acting& acting, replay::Awaiting next) {
  if (next == replay::Awaiting::opening) return true;
  if (next != replay::Awaiting::roll) return false;
  const bool wanted = acting.here.autoroll[static_cast<std::size_t>(*acting.game.awaited())];
  return wanted || !acting.game.board()->may_double();
}

// Returns whether the player to move has an open offer from the other player.
bool is_asked(const Acting& acting) {
  const Game& game = acting.game;
  for (const auto* offer : {&game.draw(), &game.undo(), &game.abort(), &game.resignation()})
    if (*offer && (*offer)->by != acting.seat) return true;
  return false;
}

// Resolves the requested move on the present board, or returns the response if it cannot be played.
std::variant<replay::ResolvedMove, ActOutcome> move_of(const Acting& acting) {
  if (auto answer = out_of_turn(acting)) return *answer;
  replay::ResolvedMove move;
  Diagnostic why;
  if (!look_at_move(*acting.game.board(), acting.wish.text, move, why))
    return refused_by_rules(
        why, is_asked(acting) ? "illegal-move.of-offer"_text : "illegal-move.by-the-rules"_text);
  return move;
}

}  // namespace

std::uint32_t next_half_move(const Game& game) {
  return game.ply() + 1;
}

ActOutcome refused_by_rules(const Diagnostic& why, TextKey without_hint) {
  const Term message(why.message);
  if (why.hint.empty()) return refused({without_hint, {{"why", message}, {"hint", ""}}});
  return refused({"illegal-move.by-the-rules"_text, {{"why", message}, {"hint", Term(why.hint)}}});
}

void follow_up(Acting& acting) {
  Game& game = acting.game;
  for (int i = 0; i < max_follow_up && game.state() == GameState::active; ++i) {
    if (end_by_rules(acting)) return;
    const replay::Awaiting next = game.board()->awaiting();
    if (is_rolled_unasked(acting, next)) {
      roll_dice(acting);
      continue;
    }
    if (play_queued(acting)) continue;
    const auto forced = forced_move(game);
    if (!forced) return;
    play_by_itself(acting, *game.awaited(), *forced, 1);
  }
}

std::optional<ActOutcome> objection_to_draw_with_move(const Acting& acting) {
  const auto& standing = acting.game.draw();
  if (!acting.wish.with_draw || (standing && standing->by == acting.seat)) return {};
  return objection_to_draw(acting, acting.game.ply() + 1);
}

ActOutcome act_move(Acting& acting) {
  const auto move = move_of(acting);
  if (const auto* answer = std::get_if<ActOutcome>(&move)) return *answer;
  if (auto refusal = objection_to_draw_with_move(acting)) return *refusal;
  return play_move(acting, std::get<replay::ResolvedMove>(move));
}

ActOutcome play_move(Acting& acting, const replay::ResolvedMove& move) {
  Game& game = acting.game;
  play_by_itself(acting, acting.seat, move, 0);
  if (acting.wish.with_draw && game.board()->outcome().kind == Outcome::Kind::open) {
    ActOutcome offered = act_draw(acting);
    follow_up(acting);
    return offered;
  }
  follow_up(acting);
  return done();
}

namespace {

ActOutcome act_roll(Acting& acting) {
  Game& game = acting.game;
  if (!game.has_dice()) return refused("no-roll.no-dice"_text);
  const auto number = meant(acting);
  if (number && *number <= game.ply()) {
    const bool mine = *number > 0 && game.moves()[*number - 1].seat == acting.seat;
    return mine ? already() : refused_as_played(game);
  }
  if (game.awaited() != acting.seat) return refused("not-your-turn.roll"_text);
  if (number && *number > game.ply() + 1)
    return refused({"future-ply.number"_text, {{"next", next_half_move(game)}}});
  const replay::Awaiting next = game.board()->awaiting();
  if (number && next == replay::Awaiting::move) return already();
  if (next != replay::Awaiting::roll) return refused("no-roll.by-the-server"_text);
  roll_dice(acting);
  follow_up(acting);
  return done();
}

ActOutcome act_queue(Acting& acting) {
  Game& game = acting.game;
  if (acting.wish.text.empty()) {
    acting.add(GameEventKind::queued);
    return done();
  }
  if (game.has_dice()) return refused("no-queue"_text);
  const std::vector<QueuedMove> queue = parse_queue(acting.wish.text);
  if (queue.empty() || queue.size() > max_queued) return refused({"bad-queue"_text, {{"most", max_queued}}});
  if (game.awaited() == acting.seat) return refused("your-turn"_text);
  acting.add(GameEventKind::queued, to_text(queue));
  return done();
}

ActOutcome act_submit(Acting& acting) {
  const auto move = move_of(acting);
  if (const auto* answer = std::get_if<ActOutcome>(&move)) return *answer;
  acting.add(GameEventKind::submitted, std::get<replay::ResolvedMove>(move).text);
  return {.kind = ActOutcome::Kind::asked, .refusal = {}};
}

ActOutcome act_swap(Acting& acting) {
  Game& game = acting.game;
  if (!game.terms().swap) return refused("no-swap.not-agreed"_text);
  if (game.ply() == 1 && game.swapped() && game.awaited() == other(acting.seat)) return already();
  if (game.ply() != 1 || game.swapped() || game.awaited() != acting.seat)
    return refused("no-swap.not-now"_text);
  acting.add(GameEventKind::swapped);
  return done();
}

// Handles a move that was sent after the end of the game. If it only repeats the player's last move, it is
// not an error.
ActOutcome repeat_last_move(Acting& acting) {
  if (!acting.plays || acting.game.moves().empty()) return refused_as_over(acting.game);
  Acting copy = acting;
  const ActOutcome answer = act_move(copy);
  return answer.kind == ActOutcome::Kind::already ? answer : refused_as_over(acting.game);
}

constexpr ActRow move_row{.offered = begin_with_move, .active = act_move, .over = repeat_last_move};
constexpr ActRow roll_row{.active = act_roll};
constexpr ActRow queue_row{.active = act_queue};
constexpr ActRow submit_row{.active = act_submit};
constexpr ActRow swap_row{.number_names_board = true, .active = act_swap};

}  // namespace

constinit const ActKind ActKind::move(move_row);
constinit const ActKind ActKind::roll(roll_row);
constinit const ActKind ActKind::queue(queue_row);
constinit const ActKind ActKind::submit(submit_row);
constinit const ActKind ActKind::swap(swap_row);

}  // namespace mt::server::domain
