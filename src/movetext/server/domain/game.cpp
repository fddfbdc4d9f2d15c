#include "movetext/server/domain/game.hpp"

#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::domain {
namespace {

std::unique_ptr<replay::LiveGame> board_for(const Terms& terms) {
  const auto spec = parse_game(terms.game);
  if (!spec) return nullptr;
  Diagnostic problem;
  return replay::LiveGame::begin(
      *spec, {.start = terms.start, .match_length = terms.match_length, .cube = terms.cube}, problem);
}

bool is_terminal(GameState state) {
  return state == GameState::finished || state == GameState::aborted;
}

// Returns whether the event is possible in every state of a game, also before it begins and after it ends.
bool is_always_possible(GameEventKind kind) {
  return kind == GameEventKind::said || kind == GameEventKind::noted || kind == GameEventKind::rated ||
         kind == GameEventKind::revealed;
}

bool needs_seat(GameEventKind kind) {
  switch (kind) {
    case GameEventKind::agreed:
    case GameEventKind::moved:
    case GameEventKind::rolled:
    case GameEventKind::queued:
    case GameEventKind::draw_offered:
    case GameEventKind::draw_declined:
    case GameEventKind::undo_asked:
    case GameEventKind::undo_declined:
    case GameEventKind::abort_offered:
    case GameEventKind::abort_declined:
    case GameEventKind::submitted:
    case GameEventKind::resign_asked:
    case GameEventKind::swapped:
    case GameEventKind::reminded:
    case GameEventKind::leave_began:
    case GameEventKind::leave_ended:
    case GameEventKind::game_won:
      return true;
    default:
      return false;
  }
}

}  // namespace

bool Game::refuse(std::string why) {
  fault_ = std::move(why);
  return false;
}

bool Game::apply(const GameEvent& event, const replay::ResolvedMove* move) {
  if (event.seq != seq_ + 1)
    return refuse("event " + std::to_string(event.seq) + " follows " + std::to_string(seq_));
  if (needs_seat(event.kind) && !event.seat)
    return refuse(std::string(name_of(event.kind)) + " without a seat");
  bool fits = false;
  if (event.kind == GameEventKind::offered) {
    fits = begin_offer(event);
  } else if (seq_ == 0) {
    return refuse("the first event does not offer a game");
  } else if (is_always_possible(event.kind)) {
    fits = true;
  } else if (is_terminal(state_)) {
    return refuse(std::string(name_of(event.kind)) + " after the end of the game");
  } else if (event.kind == GameEventKind::aborted) {
    end(event, GameState::aborted);
    fits = true;
  } else if (state_ == GameState::active) {
    fits = apply_active(event, move);
  } else {
    switch (event.kind) {
      case GameEventKind::agreed:
        agreed_[index(*event.seat)] = true;
        fits = true;
        break;
      case GameEventKind::accepted:
        for (AccountId& player : players_)
          if (player == 0) player = event.by;
        commitment_ = event.text;
        state_ = GameState::active;
        last_answer_ = Answered{seat_of(event.by), 1, event.seq, true};
        start_clocks(event.at);
        fits = true;
        break;
      case GameEventKind::declined:
      case GameEventKind::withdrawn:
      case GameEventKind::expired:
        end(event, GameState::aborted);
        if (event.kind != GameEventKind::declined) reason_ = name_of(event.kind);
        fits = true;
        break;
      default:
        return refuse(std::string(name_of(event.kind)) + " before the game has started");
    }
  }
  if (!fits) return false;
  if (event.at != changed_) latest_from_ = event.seq;
  seq_ = event.seq;
  changed_ = event.at;
  return true;
}

bool Game::begin_offer(const GameEvent& event) {
  if (seq_ != 0) return refuse("the game has been offered already");
  const auto terms = parse_terms(event.text);
  if (!terms) return refuse("the terms cannot be read");
  board_ = board_for(*terms);
  if (board_ == nullptr) return refuse("no game can be played under these terms");
  terms_ = *terms;
  challenger_ = event.by;
  players_ = {event.a, event.b};
  created_ = event.at;
  return true;
}

bool Game::apply_active(const GameEvent& event, const replay::ResolvedMove* move) {
  const Side seat = event.seat.value_or(Side::first);
  const auto at = index(seat);
  switch (event.kind) {
    case GameEventKind::moved:
      return moved(event, move);
    case GameEventKind::rolled:
      return rolled(event);
    case GameEventKind::queued:
      queue_[at] = event.text;
      return true;
    case GameEventKind::submitted:
      submitted_[at] = event.text;
      resign_asked_[at] = 0;  // "confirm" now applies to this move, not to an earlier resignation
      return true;
    case GameEventKind::draw_offered:
      draw_ = Pending{seat, event.seq, 0};
      draw_offered_at_[at] = ply();
      return true;
    case GameEventKind::draw_declined:
      if (event.a == 0) answered(draw_, event, false);
      draw_.reset();
      return true;
    case GameEventKind::undo_asked:
      if (event.a < 0 || event.a >= ply()) return refuse("more moves would be undone than were played");
      undo_ = Pending{seat, event.seq, event.a};
      return true;
    case GameEventKind::undo_declined:
      if (event.a == 0) answered(undo_, event, false);
      undo_.reset();
      return true;
    case GameEventKind::undone:
      return undone(event);
    case GameEventKind::abort_offered:
      abort_ = Pending{seat, event.seq, 0};
      return true;
    case GameEventKind::abort_declined:
      if (event.a == 0) answered(abort_, event, false);
      abort_.reset();
      return true;
    case GameEventKind::resign_asked:
      if (event.a > 0) resignation_ = Pending{seat, event.seq, event.a};
      resign_asked_[at] = event.a > 0 ? 0 : static_cast<int>(event.b);
      if (event.a < 0) resignation_.reset();  // declined or taken back
      resign_asked_at_[at] = ply();
      if (resign_asked_[at] != 0) submitted_[at].clear();
      return true;
    case GameEventKind::swapped:
      if (const auto holder = awaited()) charge(*holder, event.at, false);
      std::swap(players_[0], players_[1]);
      std::swap(bank_[0], bank_[1]);
      std::swap(leave_since_[0], leave_since_[1]);
      swapped_ = true;
      queue_ = {};  // the queues belonged to the players' old seats
      submitted_ = {};
      clear_offers();
      return true;
    case GameEventKind::reminded:
      reminded_ = static_cast<std::uint8_t>(reminded_ | 1U << (event.a & 7));
      return true;
    case GameEventKind::leave_began:
    case GameEventKind::leave_ended:
      leave(event);
      return true;
    case GameEventKind::game_won:
      // If `b` is not 0, it is the level of a resignation that ended this game. Otherwise a move or a dropped
      // double ended it.
      if (event.b > 0) {
        if (!board_->resign(other(seat), static_cast<int>(event.b)))
          return refuse("this resignation is not possible");
        if (const auto holder = awaited()) charge(*holder, event.at, false);
      } else if (board_->games_won().empty() || board_->games_won().back().winner != seat) {
        return refuse("the event reports a won game, but no game of the match was won");
      }
      last_game_won_ = event.seq;
      clear_offers();
      return true;
    case GameEventKind::finished:
      result_ = static_cast<BoardResult>(event.a);
      end(event, GameState::finished);
      return true;
    default:
      return refuse(std::string(name_of(event.kind)) + " while the game is in progress");
  }
}

bool Game::moved(const GameEvent& event, const replay::ResolvedMove* move) {
  if (awaited() != event.seat) return refuse("a move out of turn");
  replay::ResolvedMove read;
  if (move == nullptr) {
    Diagnostic refusal;
    if (!board_->look(event.text, board_->rules().notation(), read, refusal))
      return refuse(event.text + ": " + refusal.message);
    move = &read;
  } else if (move->ply != board_->ply()) {
    return refuse("the move was resolved on another position");
  }
  const auto game = static_cast<std::uint32_t>(board_->games_won().size() + 1);
  board_->play(*move);
  charge(*event.seat, event.at, true);
  moves_.push_back({*event.seat, move->text, std::exchange(dice_, {}), static_cast<std::uint8_t>(event.a),
                    event.seq, event.at, game});
  if (draw_ && draw_->by != *event.seat) draw_.reset();
  if (abort_ && abort_->by != *event.seat) abort_.reset();
  if (resignation_ && resignation_->by != *event.seat) resignation_.reset();
  undo_.reset();
  submitted_[index(*event.seat)].clear();
  resign_asked_[index(*event.seat)] = 0;  // a move cancels the player's own request, not the opponent's
  return true;
}

bool Game::rolled(const GameEvent& event) {
  if (event.text.size() != 2) return refuse("a roll needs two dice");
  const bool opening = board_->awaiting() == replay::Awaiting::opening;
  if (!opening && awaited() != event.seat) return refuse("a roll out of turn");
  if (!board_->roll(event.text[0] - '0', event.text[1] - '0')) return refuse("a roll that is not due");
  if (opening) turn_began_ = event.at;
  dice_ = event.text;
  if (opening && event.text[0] < event.text[1]) std::swap(dice_[0], dice_[1]);
  rolls_ = static_cast<std::uint32_t>(event.a);
  return true;
}

bool Game::undone(const GameEvent& event) {
  if (event.a < 0 || event.a >= ply()) return refuse("more moves are undone than were played");
  const auto holder = awaited();
  if (!board_->take_back(static_cast<std::uint32_t>(event.a))) return refuse("dice cannot be taken back");
  if (holder) charge(*holder, event.at, false);
  moves_.resize(static_cast<std::size_t>(event.a));
  last_undo_ = event.seq;
  answered(undo_, event, true);
  if (event.a == 0) swapped_ = false;
  clear_offers();
  queue_ = {};
  submitted_ = {};
  for (auto& offered : draw_offered_at_)
    if (offered && *offered > ply()) offered = ply();
  return true;
}

void Game::answered(const std::optional<Pending>& offer, const GameEvent& event, bool yes) {
  if (offer) last_answer_ = Answered{other(offer->by), offer->seq, event.seq, yes};
}

void Game::end(const GameEvent& event, GameState state) {
  state_ = state;
  reason_ = event.text;
  finished_ = event.at;
  clear_offers();
  queue_ = {};
  submitted_ = {};
}

void Game::clear_offers() {
  draw_.reset();
  undo_.reset();
  abort_.reset();
  resignation_.reset();
  resign_asked_ = {};
}

std::optional<Side> Game::seat_of(AccountId account) const {
  for (const Side seat : {Side::first, Side::second})
    if (account != 0 && players_[index(seat)] == account) return seat;
  return {};
}

std::uint64_t Game::board_key() const {
  return board_ == nullptr ? 0 : board_->rules().board_key(board_->position());
}

std::optional<Side> Game::awaited() const {
  if (state_ != GameState::active) return {};
  const replay::Awaiting next = board_->awaiting();
  if (next == replay::Awaiting::nothing || next == replay::Awaiting::opening) return {};
  return board_->to_move();
}

std::uint32_t Game::moves_made(Side seat) const {
  return static_cast<std::uint32_t>(
      std::count_if(moves_.begin(), moves_.end(), [&](const PlayedMove& move) { return move.seat == seat; }));
}

std::uint32_t Game::own_half_move_after(Side seat, std::uint32_t seen) const {
  if (seen > ply()) return seen + 1;
  const auto from = moves_.begin() + seen;
  const auto own =
      std::find_if(from, moves_.end(), [&](const PlayedMove& move) { return move.seat == seat; });
  if (own != moves_.end()) return static_cast<std::uint32_t>(own - moves_.begin()) + 1;
  return ply() + (awaited() == other(seat) ? 2 : 1);
}

void Game::add(GameEvent event) {
  event.seq = seq_ + 1;
  if (apply(event)) fresh_.push_back(std::move(event));
}

void Game::add_move(GameEvent event, const replay::ResolvedMove& move) {
  event.seq = seq_ + 1;
  if (apply(event, &move)) fresh_.push_back(std::move(event));
}

}  // namespace mt::server::domain
