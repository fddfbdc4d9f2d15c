// The terms that two players agree on before they play: the game, the clock, whether the game is rated.
//
//   Terms terms = *default_terms("draughts");
//   if (auto refusal = set_option(terms, "small", "")) tell(refusal->phrase);
//   to_text(terms)   // "game=brazilian time=21d/move nag=7d rated=yes"
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/domain/refusal.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::domain {

struct TimeControl {
  enum class Kind : std::uint8_t {
    none,      // "none"
    per_move,  // "3d/move": a limit for each move
    bank,      // "240h+36h/240h": the initial bank, the increment per move, and the maximum of the bank
    total,     // "90d": a limit for all moves of a player together
  };
  Kind kind = Kind::per_move;
  Duration limit = 21 * day_long;  // the time per move, the initial bank, or the time for all moves
  Duration increment = 0;          // time added for each move, only for the kind `bank`
  Duration cap = 0;                // maximum of the bank, only for the kind `bank`; 0 if it equals `limit`
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};
std::string to_text(const TimeControl& time);
std::optional<TimeControl> parse_time_control(std::string_view text);

struct Terms {
  std::string game = "international";  // a text for parse_game()
  std::string start{};                 // a position in a notation of the game; empty for the usual start
  TimeControl time{};
  Duration nag = 7 * day_long;  // turn time before a reminder; 0 to remind at half of the time
  bool rated = true;
  bool takebacks = true;           // allows players to ask for takebacks in rated games
  bool handicap = false;           // the game is played with a handicap, and so is never rated
  bool claimed_timeouts = false;   // the opponent decides whether a time-out ends the game
  bool forced = false;             // the server plays a move if it is the only legal one
  bool swap = false;               // the second player may take the other side after the first move
  std::uint32_t match_length = 0;  // in points, for games with a cube; 0 for a single game
  bool cube = true;                // whether the doubling cube is used, in games that have one
  friend bool operator==(const Terms&, const Terms&) = default;
};

// Returns the default terms for a word that can begin a command: "draughts", "chess", "backgammon", or any
// name or alias in the table of games. Returns nothing for other words.
std::optional<Terms> default_terms(std::string_view game);
// Sets an option of a challenge. `name` is without the dashes: ("small", ""), ("variant", "25"), ("time",
// "3d/move"). Returns the reason if the option cannot be set, or nothing if it was set.
std::optional<Refusal> set_option(Terms& terms, std::string_view name, std::string_view value);
// Returns the reason if the terms are inconsistent, or nothing if they are not. For example, the start
// position must be legal in the game, and a match needs a cube.
std::optional<Refusal> objection(const Terms& terms);

// Returns the side that moves first in the start position. The terms must be valid.
Side first_mover(const Terms& terms);

// Convert terms to one line of words "name=value", and back. The values are percent-encoded.
std::string to_text(const Terms& terms);
std::optional<Terms> parse_terms(std::string_view text);

// Returns the type of game for ratings, standings and policies: "international", "chess".
std::string_view rating_class(const Terms& terms);

}  // namespace mt::server::domain
