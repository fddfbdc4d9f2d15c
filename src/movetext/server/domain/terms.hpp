// The terms on which two players agree before they play: the game, the clock, whether it counts.
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
    per_move,  // "3d/move": the time for each move
    bank,      // "240h+36h/240h": the bank, the increment per move, and the maximum of the bank
    total,     // "90d": the time for all moves of a player together
  };
  Kind kind = Kind::per_move;
  Duration limit = 21 * day_long;  // of a move or of all moves; bank: the initial bank
  Duration increment = 0;          // only for bank
  Duration cap = 0;                // only for bank; 0 to use the limit
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};
std::string to_text(const TimeControl& time);
std::optional<TimeControl> parse_time_control(std::string_view text);

struct Terms {
  std::string game = "international";  // a text for parse_game()
  std::string start{};                 // a position in a notation of the game; empty for the usual one
  TimeControl time{};
  Duration nag = 7 * day_long;  // time until a reminder; 0 to remind when half of the time is left
  bool rated = true;
  bool takebacks = true;           // allows players to ask for takebacks in rated games
  bool handicap = false;           // such a game is never rated
  bool claimed_timeouts = false;   // lets the opponent decide whether a time-out ends the game
  bool forced = false;             // lets the server play a move that has no alternative
  bool swap = false;               // lets the second player take the other side after the first move
  std::uint32_t match_length = 0;  // points, for games with a cube; 0 for a single game
  bool cube = true;                // for games that have a cube
  friend bool operator==(const Terms&, const Terms&) = default;
};

// Returns the default terms for a word that begins a command: "draughts", "chess", "backgammon", or any name
// or alias of the table.  Returns nothing if the word is not a game.
std::optional<Terms> default_terms(std::string_view game);
// Sets an option of a challenge, without its dashes: ("small", ""), ("variant", "25"), ("time", "3d/move").
// Returns why it cannot be set, or nothing.
std::optional<Refusal> set_option(Terms& terms, std::string_view name, std::string_view value);
// Returns why the terms are inconsistent, or nothing if they are valid: the start position must be one of the
// game, and a match needs a cube.
std::optional<Refusal> objection(const Terms& terms);

// Returns which side moves first in the start position; the terms must be valid.
Side first_mover(const Terms& terms);

// Convert terms to one line of words without spaces in their values (percent-encoded), and back.
std::string to_text(const Terms& terms);
std::optional<Terms> parse_terms(std::string_view text);

// Returns the type of game for ratings, standings and policies: "international", "chess".
std::string_view rating_class(const Terms& terms);

}  // namespace mt::server::domain
