// Who answers the question for the best move: a player of ours, or an engine of others behind a protocol.
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

// Hears what a search finds while it runs, in the thread of the search.
class Watcher {
 public:
  Watcher() = default;
  virtual ~Watcher() = default;
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  virtual void found(const FoundLine& /*line*/, const Effort& /*effort*/) {}
};

struct Question {
  const GameLine& line;                  // its last position is asked about
  int lines = 1;                         // as many of the best moves are wanted; 0: all
  std::span<const std::string> among{};  // only these moves may be answered; empty: all
  // Games with dice: no decision is wanted, but the value of the position for the side on roll.
  bool values_only = false;
};

struct Answer {
  enum class Kind : std::uint8_t {
    move,
    none,    // the game is over, or nothing was asked but values
    resign,  // `level` says how much
    // The engine holds the game for drawn, or for won by it, and plays no more.
    draw,
    win,
    // A decision about the cube, or about what the opponent offers.
    offer_double,
    no_double,
    take,
    drop,
    beaver,
    accept,
    reject,
    failed,  // the engine is gone or breaks its protocol: `problem` says how
  };
  // Why an engine has failed.
  enum class Fault : std::uint8_t {
    none,
    gone,          // it could not be started, or has ended
    silent,        // it did not answer in time
    illegal_move,  // it wants to play what the rules do not allow
    protocol,      // it says what nobody can understand
    unable,        // it cannot be asked about such a position or game, which is no fault of its own
  };
  Kind kind = Kind::none;
  std::string move{};              // as the records of the game write it
  std::string reply{};             // what the player expects then; empty: it does not say
  int level = 1;                   // of a resignation: 1 single game, 2 gammon, 3 backgammon
  std::vector<FoundLine> lines{};  // the last of each rank
  Effort effort{};
  std::string problem{};
  Fault fault = Fault::none;
  // From the question to the moment at which the answer came in, before anybody read it; nothing: nobody has
  // measured it.
  std::optional<std::chrono::microseconds> took{};
};

// Something that a user may set.
struct Option {
  enum class Type : std::uint8_t { check, spin, combo, button, text };
  std::string name{};
  Type type = Type::text;
  std::string value{};  // at first; "true" or "false" of a check
  std::int64_t least = 0;
  std::int64_t most = 0;
  std::vector<std::string> choices{};  // of a combo
};

struct Identity {
  std::string name{};
  std::string version{};
  std::string author{};
};

// What a player understands of games with dice; the protocols of other games do not ask.
struct Abilities {
  bool cube = false;          // doubles, takes and drops
  bool beavers = false;       // offers and answers beavers and raccoons
  bool resignations = false;  // answers those of the opponent
  bool values = false;        // Question::values_only
  bool equity = false;        // Worth::equity
  bool match_chance = false;
  // Limits that end its search, and other wishes that it fulfils.
  bool depth = false;
  bool nodes = false;
  bool move_time = false;
  bool clock = false;
  bool trials = false;
  bool standard_error = false;
  bool lines = false;  // several of them
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
  // Sets an option that is one of options(); names are compared without regard to case.  False: there is
  // none, or it cannot have that value.  Not while it thinks.
  virtual bool set_option(std::string_view name, std::string_view value) = 0;
  // Forgets what it has learned in the game before.
  virtual void new_game() = 0;
  // Looks for the best move, one search at a time.  When another thread asks it to stop it returns soon, with
  // what it has.
  virtual Answer think(const Question& question, const Limits& limits, Watcher& watcher,
                       std::stop_token stop) = 0;
};

}  // namespace mt::engine
