// The report on a finished game of a match between engines. With dice, each such "game" is a whole match for
// points.
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
  rules,  // the game ended by the rules; GameReport::how names the way
  resignation,
  time,  // a side ran out of time
  illegal_move,
  crash,         // an engine ended, or could not be started
  silence,       // an engine did not answer within the whole patience
  fault,         // an engine broke its protocol, or gave no move
  adjudication,  // both engines considered the game decided, or the opponent accepted an engine's claim
  length,        // the game became too long, and is a draw
  broken_off,    // the user stopped the game, or it could not be played; it does not count
};
// Returns the word for statistics and for the tag Termination of the record: "time forfeit", "illegal move"
// ... Returns an empty string for Ending::rules.
std::string_view word_of(Ending ending);

struct PlayedMove {
  Side side = Side::first;
  std::string text;  // in the notation of the records; "double", "take" ...
  std::string dice;  // "31", in games with dice
  std::uint32_t game = 0;
  bool is_opening = false;  // the move was not chosen by an engine
  std::optional<Score> score{};
  int depth = 0;
  Microseconds took{};
};

struct GameReport {
  Appointment appointment;
  // By Side: the names of the engines at the end of the game. Some engines send their name only when a game
  // begins (DXP).
  std::array<std::string, 2> names{};
  std::string start;         // start position; empty for the usual one
  std::uint32_t length = 1;  // points of a match with dice; 0 for a single game for points
  struct CubeRules {
    bool jacoby = false;
    bool beavers = false;
  };
  std::optional<CubeRules> cube_rules{};  // only for a game for points with the cube
  std::vector<PlayedMove> moves;
  struct Part {  // a game of a match with dice
    Side winner = Side::first;
    std::uint32_t points = 0;
  };
  std::vector<Part> parts;       // the finished games of a match with dice
  std::optional<Side> winner{};  // nullopt if the game was drawn
  Ending ending = Ending::rules;
  std::string how;     // how the game ended: "checkmate", "repetition"; "normal" in games with dice
  std::string detail;  // a description of the fault of an engine; empty for most games
  bool is_shown_by_position = false;      // the last position shows that the game is over
  std::array<double, 2> points{};         // by Side; in games with dice, the sum of the points of the parts
  std::array<Microseconds, 2> longest{};  // by Side: longest time for a move
  Microseconds overhead{};                // time during the game in which no engine was thinking
  std::uint32_t asked = 0;                // number of searches that were requested from the engines

  Mark mark_of(Side side) const {
    if (!winner) return Mark::drawn;
    return *winner == side ? Mark::won : Mark::lost;
  }
};

}  // namespace mt::engine::match
