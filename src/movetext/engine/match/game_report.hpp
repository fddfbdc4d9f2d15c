// A game of a match, or in games with dice a match of its own, when it has ended.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/engine/api/found.hpp"
#include "movetext/engine/match/schedule.hpp"
#include "movetext/engine/match/tally.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine::match {

using Microseconds = std::chrono::microseconds;

// How a game ended.
enum class Ending : std::uint8_t {
  rules,  // as the rules say: GameReport::how is the word for it
  resignation,
  time,  // the time of a side was over
  illegal_move,
  crash,         // an engine ended, or could not be started
  silence,       // an engine gave no answer for as long as anybody would wait
  fault,         // an engine broke its protocol, or gave no move
  adjudication,  // the engines agreed on how it stands
  length,        // it became too long, and is a draw
  broken_off,    // by the user, or since it cannot be played: it does not count
};
// The word for it in the tag Termination of its record and in sums: "time forfeit", "illegal move" ...; empty
// where the word is that of the rules.
std::string_view word_of(Ending ending);

struct PlayedMove {
  Side side = Side::first;
  std::string text;  // as the records of the game write it; "double", "take" ...
  std::string dice;  // "31", in games with dice
  std::uint32_t game = 0;
  bool is_opening = false;  // no engine chose it
  std::optional<Score> score{};
  int depth = 0;
  Microseconds took{};
};

struct GameReport {
  Appointment appointment;
  std::string start;         // a position; empty: the usual one
  std::uint32_t length = 1;  // points of a match with dice; 0: a game for points
  struct CubeRules {
    bool jacoby = false;
    bool beavers = false;
  };
  std::optional<CubeRules> cube_rules{};  // of a game for points with the cube
  std::vector<PlayedMove> moves;
  struct Part {  // a game of a match with dice
    Side winner = Side::first;
    std::uint32_t points = 0;
  };
  std::vector<Part> parts;       // that have ended
  std::optional<Side> winner{};  // nothing: a draw
  Ending ending = Ending::rules;
  std::string how;                        // "checkmate", "repetition"; "normal" in games with dice
  std::string detail;                     // what an engine did wrong; empty for most games
  bool is_shown_by_position = false;      // the last position says that the game is over
  std::array<double, 2> points{};         // by Side: of games with dice those of the parts
  std::array<Microseconds, 2> longest{};  // by Side: the longest time for a move
  Microseconds overhead{};                // what was not time of an engine
  std::uint32_t asked = 0;                // how often an engine was asked

  Mark mark_of(Side side) const {
    if (!winner) return Mark::drawn;
    return *winner == side ? Mark::won : Mark::lost;
  }
};

}  // namespace mt::engine::match
