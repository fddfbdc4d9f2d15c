// The events of a game, one small value each.  They are the whole history of a game: every state of the game
// follows from them alone.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::domain {

enum class GameEventKind : std::uint8_t {
  offered,   // by: challenger; text: the terms; a, b: accounts of the first and second seat, 0 if open
  agreed,    // seat; accepts as one of two players challenged by a third
  accepted,  // by: invitee; the game begins; text: the commitment to the dice
  declined,  // text: the reason, a word of decline_reasons
  withdrawn,
  expired,         // the offer was not answered in time
  moved,           // seat; text: the move, canonical; a: 1 if forced and played by the server, 2 if queued
  rolled,          // seat; text: "31"; a: number of the roll; the first seat's die comes first in an opening
                   // roll
  queued,          // seat; text: moves and conditions, empty for an empty queue
  draw_offered,    // seat
  draw_declined,   // seat; a: 1 if the player who offered takes it back; likewise for undo and abort
  undo_asked,      // seat; a: half-moves that would remain
  undo_declined,   // seat
  undone,          // a: remaining half-moves
  abort_offered,   // seat
  abort_declined,  // seat
  submitted,       // seat; text: a move that waits for "confirm"
  // seat; a: the level offered to the other side, -1 if the other side declines it, -2 if the player takes it
  // back; b: the level that waits for a confirmation
  resign_asked,
  swapped,      // seat; the players change seats
  said,         // by; text: a comment for all on the board
  reminded,     // seat; a: 1 when half of the time is left, 2 when one day is left
  leave_began,  // seat
  leave_ended,  // seat; a: milliseconds by which the deadline moves
  game_won,     // in a match; seat: the winner; a: points; text: how
  finished,     // a: BoardResult; text: the reason, a word
  aborted,      // text: the reason, a word
  rated,        // text: "name before after before after"...
  revealed,     // text: the seed of the dice
  noted,        // by; text: the operator's note
  count_
};
inline constexpr int event_kind_count = static_cast<int>(GameEventKind::count_);

enum class GameState : std::uint8_t { offered, active, finished, aborted };
enum class BoardResult : std::uint8_t { none, first_wins, second_wins, draw };
// Returns "", "1-0", "0-1" or "1/2-1/2".
std::string_view text_of(BoardResult result);

struct GameEvent {
  std::uint32_t seq = 0;  // from 1, without gaps
  Time at = 0;
  GameEventKind kind = GameEventKind::said;
  std::optional<Side> seat{};  // Side::first moves first
  AccountId by = 0;            // 0 for the server
  std::int64_t a = 0;          // its meaning depends on kind
  std::int64_t b = 0;          // likewise
  std::string text{};          // likewise
  friend bool operator==(const GameEvent&, const GameEvent&) = default;
};

// Returns "moved", "draw-offered": these names are stored, so they must never change.
std::string_view name_of(GameEventKind kind);
std::optional<GameEventKind> find_event_kind(std::string_view name);

}  // namespace mt::server::domain
