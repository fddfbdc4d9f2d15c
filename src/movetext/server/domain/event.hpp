// What happens to a game, one small value each: the history of a game is its events, and nothing else
// decides.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::domain {

enum class GameEventKind : std::uint8_t {
  offered,   // by: challenger; text: the terms; a, b: accounts of the first and second seat, 0: open
  agreed,    // seat; one of two players whom somebody else has challenged: it is up to the other one
  accepted,  // by: invitee; the game begins.  text: what the dice are committed to
  declined,  // text: the reason, a word of decline_reasons
  withdrawn,
  expired,  // nobody answered the offer
  moved,    // seat; text: the move, canonical; a: 1 it was forced and played by the server, 2 it was queued
  rolled,   // seat; text: "31"; a: number of the roll; an opening roll has the first seat's die first
  queued,   // seat; text: moves and conditions; empty: the queue is empty
  draw_offered,    // seat
  draw_declined,   // seat; a: 1 who has offered it takes it back; so with the next two
  undo_asked,      // seat; a: half-moves that would be left
  undo_declined,   // seat
  undone,          // a: half-moves that are left
  abort_offered,   // seat
  abort_declined,  // seat
  submitted,       // seat; text: a move that waits for "confirm"
  // seat; a: the level that the other side may accept, -1 it has not, -2 taken back; b: the level that waits
  // for a confirmation
  resign_asked,
  swapped,      // seat; the players change seats
  said,         // by; text: a comment for all on the board
  reminded,     // seat; a: 1 half of the time is left, 2 a day is left
  leave_began,  // seat
  leave_ended,  // seat; a: milliseconds by which the deadline moves
  game_won,     // of a match: seat: the winner; a: points; text: how
  finished,     // a: Result; text: the reason, a word
  aborted,      // text: the reason, a word
  rated,        // text: "name before after before after"...; a, b: see rating.hpp
  revealed,     // text: the seed of the dice
  noted,        // by; text: an operator's words
  count_
};
inline constexpr int event_kind_count = static_cast<int>(GameEventKind::count_);

enum class GameState : std::uint8_t { offered, active, finished, aborted };
enum class BoardResult : std::uint8_t { none, first_wins, second_wins, draw };
// "", "1-0", "0-1", "1/2-1/2".
std::string_view text_of(BoardResult result);

struct GameEvent {
  std::uint32_t seq = 0;  // from 1, without gaps
  Time at = 0;
  GameEventKind kind = GameEventKind::said;
  std::optional<Side> seat{};  // Side::first moves first
  AccountId by = 0;            // 0: the server
  std::int64_t a = 0;          // by kind
  std::int64_t b = 0;          // by kind
  std::string text{};          // by kind
  friend bool operator==(const GameEvent&, const GameEvent&) = default;
};

// "moved", "draw-offered": stored, so they never change.
std::string_view name_of(GameEventKind kind);
std::optional<GameEventKind> find_event_kind(std::string_view name);

}  // namespace mt::server::domain
