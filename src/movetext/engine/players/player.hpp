// A player that is built in: it is asked about a position and answers with a move.
//
//   const auto player = make_player(*parse_game("international"));
//   Watcher silent;
//   const Answer answer = player->think({.history = positions}, {.move_time = Milliseconds{500}}, silent);
//   if (answer.kind == Answer::Kind::move) game->play(position, answer.move, game->notation(), text, why);
#pragma once
#include "movetext/engine/search/limits.hpp"
#include "movetext/engine/search/score.hpp"
#include "movetext/games/api/any_position.hpp"
#include "movetext/games/api/chances.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mt::engine {

// A move with what a search has found behind it.
struct Line {
  int rank = 1;   // 1: the best
  int depth = 0;  // plies
  Score score{};  // for the side to move
  // The moves from the position on, in AnyGame::notation(); of a game with dice only the turn itself.
  std::vector<std::string> moves{};
  std::optional<Chances> chances{};  // games with dice: those of the side that is asked
  friend bool operator==(const Line&, const Line&) = default;
};

struct Progress {
  std::uint64_t nodes = 0;
  Milliseconds time{};
};

// Hears what a search finds while it runs, on the thread of the search.
class Watcher {
 public:
  Watcher() = default;
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  virtual ~Watcher() = default;
  virtual void found(const Line& /*line*/, const Progress& /*progress*/) {}
};

struct Question {
  // The positions of the game from its start, or from its last irreversible move, on: the last one is asked
  // about.  Never empty.
  std::span<const AnyPosition> history{};
  int lines = 1;                         // the so many best lines are wanted
  std::span<const std::string> among{};  // only these moves, as AnyGame::play() reads them; empty: all
};

struct Answer {
  enum class Kind : std::uint8_t {
    none,  // the game is over, or no move of `among` is legal
    move,
    double_,  // games with a cube: before the roll
    no_double,
    take,  // ... while a double is on offer
    drop,
    beaver,
    accept,  // ... while a resignation is on offer
    refuse,
    resign,  // before the roll; `level` says what
  };
  Kind kind = Kind::none;
  std::string move{};   // in AnyGame::notation()
  std::string reply{};  // the move expected next; empty: none
  int level = 0;        // of a resignation: 1 single game, 2 gammon, 3 backgammon
  std::vector<Line> lines{};
  Progress progress{};
};

// One thread at a time uses a player, except for stop() and limit().
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  // Forgets what has been learned in the game before.
  virtual void new_game() = 0;
  // Says how much memory a search may use; 1 KiB or more.
  virtual void set_hash(std::size_t bytes) = 0;
  // Chooses between moves that are equally good; 0: always the same way.  The same seed and the same limit
  // of nodes give the same answer after new_game().
  virtual void set_seed(std::uint64_t seed) = 0;
  virtual Answer think(const Question& question, const Limits& limits, Watcher& watcher) = 0;
  // Ends think() with the best answer so far, from any thread.  One that has not begun ends at once, but for
  // ready().
  virtual void stop() = 0;
  // Forgets an earlier stop().  A thread that hands questions to another one calls it before each of them, so
  // that a stop() that comes too late does not end the next one.
  virtual void ready() = 0;
  // Replaces the limits of the think() that runs, from any thread; times count from now on.  (The expected
  // move has been played, and the opponent's time is over.)
  virtual void limit(const Limits& limits) = 0;
};

// Returns the player of a game, never null.
std::unique_ptr<Player> make_player(const GameSpec& spec);

}  // namespace mt::engine
