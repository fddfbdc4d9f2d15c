// The events of a game, one small value each. They are the complete history of the game: its state can be
// rebuilt from them alone.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::domain {

enum class GameEventKind : std::uint8_t {
  offered,  // by: challenger; text: the terms; a, b: the accounts of the first and second seat, 0 for an open
            // seat
  agreed,   // seat; one of two players who were challenged by a third player accepts
  accepted,  // by: the invited player; the game begins; text: the commitment to the dice
  declined,  // text: the reason, a word such as "too-fast"
  withdrawn,
  expired,  // the offer was not answered in time
  moved,    // seat; text: the move in canonical form; a: 1 if forced and played by the server, 2 if queued
  rolled,   // seat; text: "31"; a: number of the roll; in an opening roll the first seat's die comes first
  queued,   // seat; text: moves with their conditions, or empty if the queue is cleared
  draw_offered,    // seat
  draw_declined,   // seat; a: 1 if the player who made the offer takes it back; likewise for undo and abort
  undo_asked,      // seat; a: number of half-moves that would remain
  undo_declined,   // seat
  undone,          // a: number of half-moves that remain
  abort_offered,   // seat
  abort_declined,  // seat
  submitted,       // seat; text: a move that waits for "confirm"
  // seat; a: the level offered to the other side, -1 if the other side declines, -2 if the player takes the
  // offer back; b: the level that waits for the player's own confirmation
  resign_asked,
  swapped,      // seat; the two players exchange their seats
  said,         // by; text: a comment for all players and watchers of the board
  reminded,     // seat; a: 1 when half of the time is left, 2 when one day is left
  leave_began,  // seat; the player's leave begins
  leave_ended,  // seat; a: milliseconds by which the deadline moves
  game_won,     // a game of a match was won; seat: the winner; a: points; text: how it was won
  finished,     // a: a BoardResult; text: the reason
  aborted,      // text: the reason
  rated,        // text: ratings "BEFORE AFTER BEFORE AFTER", of the first seat, then the second
  revealed,     // text: the seed of the dice
  noted,        // by; text: the note of an operator
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
  std::optional<Side> seat{};  // Side::first is the side that moves first
  AccountId by = 0;            // account that caused the event; 0 for the server
  std::int64_t a = 0;          // meaning depends on kind
  std::int64_t b = 0;          // meaning depends on kind
  std::string text{};          // meaning depends on kind
  friend bool operator==(const GameEvent&, const GameEvent&) = default;
};

// Returns the name of the kind: "moved", "draw-offered". The names are stored, so they must never change.
std::string_view name_of(GameEventKind kind);
std::optional<GameEventKind> find_event_kind(std::string_view name);

}  // namespace mt::server::domain
