// What two players agree on before they play: the game, the clock, whether it counts.
//
//   Terms terms = *default_terms("draughts");
//   if (auto refusal = set_option(terms, "small", "")) tell(refusal->message);
//   to_text(terms)   // "game=brazilian time=21d/move nag=7d rated=yes"
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::domain {

// Why something cannot be done: a stable word for programs, and words for people.
struct Refusal {
  std::string code{};     // "illegal-move", "not-your-turn"
  std::string message{};  // one sentence, no full stop
  std::string hint{};     // what to do instead; may be empty
};

struct TimeControl {
  enum class Kind : std::uint8_t {
    none,      // "none"
    per_move,  // "3d/move": each move has so long
    bank,      // "240h+36h/240h": a bank, what each move adds, and what the bank holds at most
    total,     // "90d": for all moves of a player together
  };
  Kind kind = Kind::per_move;
  Duration limit = 21 * day_long;  // per_move, total; bank: what it begins with
  Duration increment = 0;          // bank
  Duration cap = 0;                // bank; 0: the limit
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};
std::string to_text(const TimeControl& time);
std::optional<TimeControl> parse_time_control(std::string_view text);

struct Terms {
  std::string game = "international";  // what parse_game() takes
  std::string start{};                 // a position in a notation of the game; empty: the usual one
  TimeControl time{};
  Duration nag = 7 * day_long;  // a reminder after so long; 0: when half of the time is left
  bool rated = true;
  bool takebacks = true;           // may be asked for in rated games
  bool handicap = false;           // never rated
  bool claimed_timeouts = false;   // a time-out is the opponent's choice
  bool forced = false;             // a move without choice is played by the server
  bool swap = false;               // the second player may take the first one's side after its first move
  std::uint32_t match_length = 0;  // games with a cube: points; 0: a single game
  bool cube = true;                // games that have one
  friend bool operator==(const Terms&, const Terms&) = default;
};

// Of the words that begin a command: "draughts", "chess", "backgammon", or any name or alias of the table.
// nullopt: no game.
std::optional<Terms> default_terms(std::string_view game);
// An option of a challenge without its dashes: ("small", ""), ("variant", "25"), ("time", "3d/move").
std::optional<Refusal> set_option(Terms& terms, std::string_view name, std::string_view value);
// Whether all of it fits together: the start position is one of the game, a match has a cube.
std::optional<Refusal> objection(const Terms& terms);

// Who moves first in the start position; the terms are without objection.
Side first_mover(const Terms& terms);

// One line of words without blanks in their values (percent-encoded); the two are inverse to each other.
std::string to_text(const Terms& terms);
std::optional<Terms> parse_terms(std::string_view text);

// The type of game for ratings, standings and policies: "international", "chess".
std::string_view rating_class(const Terms& terms);

}  // namespace mt::server::domain
