// A player finds the best move. It is either built in, or a foreign engine that is reached through its
// protocol.
//
//   const std::unique_ptr<Player> player = make_player(spec);      // engine/players
//   Watcher watcher;
//   const Answer answer = player->think({line}, {.nodes = 100'000}, watcher, {});
//   if (answer.kind == Answer::Kind::move) line.play(answer.move, refusal);
#pragma once
#include "movetext/engine/api/found.hpp"
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/api/limits.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Receives the results of a search while it runs, in the thread of the search.
class Watcher {
 public:
  Watcher() = default;
  virtual ~Watcher() = default;
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  virtual void found(const FoundLine& /*line*/, const Effort& /*effort*/) {}
};

struct Question {
  const GameLine& line;                  // the search starts at its last position
  int lines = 1;                         // how many of the best moves to find; 0 means all
  std::span<const std::string> among{};  // the moves to choose from; empty if all legal moves are allowed
  // Only for games with dice: requests the value of the position for the side on roll instead of a decision.
  bool values_only = false;
  // Only for plays of games with dice: requests Answer::luck.
  enum class Luck : std::uint8_t {
    none,
    roll,     // of a roll in the course of a game
    opening,  // of the first roll of a game, which cannot be a double and could have been of either side
  };
  Luck luck = Luck::none;
};

struct Answer {
  enum class Kind : std::uint8_t {
    move,
    none,    // the game is over, or only values were requested
    resign,  // the player resigns a single game, a gammon or a backgammon; see `level`
    // The engine claims a draw (`draw`) or its win (`win`) instead of making a move.
    draw,
    win,
    // A cube action, or an answer to an offer of the opponent.
    offer_double,
    no_double,
    take,
    drop,
    beaver,
    accept,
    reject,
    failed,  // the engine gave no answer: `fault` and `problem` are the reason
  };
  // The reason for the failure of an engine.
  enum class Fault : std::uint8_t {
    none,
    gone,          // it could not be started, or it has ended
    silent,        // it did not answer in time
    illegal_move,  // its move is illegal
    protocol,      // its output is not understood
    unable,        // the engine made no error, but does not support this position or game
  };
  Kind kind = Kind::none;
  std::string move{};              // in the notation of the records
  std::string reply{};             // the reply that the player expects; empty if not known
  int level = 1;                   // level of a resignation: 1 single game, 2 gammon, 3 backgammon
  std::vector<FoundLine> lines{};  // the last line that was found for each rank
  // The luck of the roll, as an equity in units of the cube for the side that rolled. It is the static equity
  // with the cube after the best play, less the mean of this equity over all rolls. Is nullopt if it was not
  // requested or if the player does not report it.
  std::optional<double> luck{};
  // Only for plays of games with dice: the static equity of the best play less that of the worst, in the same
  // units. Is nullopt if the player does not compare all plays.
  std::optional<double> spread{};
  Effort effort{};
  std::string problem{};
  Fault fault = Fault::none;
  // Time from the start of the search to the arrival of the answer, without the time for parsing the answer.
  // Is nullopt if the time was not measured.
  std::optional<std::chrono::microseconds> took{};
};

// A setting that the user of a player may change.
struct Option {
  enum class Type : std::uint8_t { check, spin, combo, button, text };
  std::string name{};
  Type type = Type::text;
  std::string value{};  // the initial value; "true" or "false" for a check
  std::int64_t least = 0;
  std::int64_t most = 0;
  std::vector<std::string> choices{};  // of a combo
};

struct Identity {
  std::string name{};
  std::string version{};
  std::string author{};
};

// What a player supports. Only the protocols of games with dice use this.
struct Abilities {
  bool cube = false;          // doubles, takes and drops
  bool beavers = false;       // offers and answers beavers and raccoons
  bool resignations = false;  // answers resignations of the opponent
  bool values = false;        // Question::values_only
  bool equity = false;        // Worth::equity
  bool match_chance = false;
  // The limits of a search, and other requests, that the player supports.
  bool depth = false;
  bool nodes = false;
  bool move_time = false;
  bool clock = false;
  bool trials = false;
  bool standard_error = false;
  bool lines = false;  // more than one line
  bool among = false;
};

class Player {
 public:
  Player() = default;
  virtual ~Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  virtual const Identity& identity() const = 0;
  virtual std::span<const Option> options() const = 0;
  virtual Abilities abilities() const { return {}; }
  // Returns why the player cannot play with the move time or the clocks of these limits, or an empty string.
  virtual std::string time_objection(const Limits& /*limits*/) const { return {}; }
  // Returns the limits for a search if the user has given none. Without limits, the caller chooses them.
  virtual Limits usual_limits() const { return {}; }
  // Sets one of options(), whose name is compared without regard to case. Returns false if no option has that
  // name, or if the option cannot have that value. Must not be called during a search.
  virtual bool set_option(std::string_view name, std::string_view value) = 0;
  // Forgets everything that was learned in earlier games.
  virtual void new_game() = 0;
  // Looks for the best move. Only one search may run at a time. When another thread requests a stop, the
  // search soon returns its best result so far.
  virtual Answer think(const Question& question, const Limits& limits, Watcher& watcher,
                       std::stop_token stop) = 0;
};

}  // namespace mt::engine
