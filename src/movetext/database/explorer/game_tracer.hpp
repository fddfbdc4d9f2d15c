// Finds the visits of a game from the positions of its replay.
//
//   GameTracer tracer;
//   tracer.begin(game);                        // AnyGame
//   tracer.position(event, position);          // as Stage::line_position()
//   for (const TracedGame& traced : tracer.finish(record)) add(traced);
//
// In a match, a position includes the roll. In a position without a roll, a move is a roll with its play, or
// an action with the cube; in one with a roll it is the play. A double that waits for an answer is part of
// the position. The score and the value of the cube are not.
#pragma once
#include "movetext/database/explorer/visit.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mt::database {

// A position as the explorer sees it.
struct KeyedPosition {
  PositionKeys keys{};       // without the dice
  std::uint64_t dice = 0;    // the number of the roll, of a double that waits for an answer, or 0
  Side mover = Side::first;  // Side::first is White

  // Returns the key under which games are counted.
  std::uint64_t key() const { return keys.canonical() ^ dice; }
};

// Returns the number of a roll in keys: that of the fact "movetext/dice/31".
std::uint64_t dice_number(Dice dice);
// Returns the id of an action with the cube ("double"): the number of the fact "movetext/cube/double".
MoveId cube_move(std::string_view action);
// Returns the id of the move that leads from a position to another. The move has the same id in all images of
// the position.
MoveId move_between(const KeyedPosition& before, const KeyedPosition& after);
// Returns the id of a roll with a play. `before` has no dice, and `after` is the position after the play.
inline MoveId rolled_move(const KeyedPosition& before, Dice dice, const KeyedPosition& after) {
  return move_between(before, after) ^ dice_number(dice);
}

// Computes the keys of the positions of one game. `game` must outlive it.
class KeyedGame {
 public:
  explicit KeyedGame(const AnyGame& game);

  const AnyGame& game() const { return *game_; }
  bool is_match() const { return is_match_; }
  KeyedPosition at(const AnyPosition& position) const;
  // Computes the same for a position that differs little from the last one that was passed to follow().
  KeyedPosition follow(const AnyPosition& position);

 private:
  KeyedPosition keyed(const PositionKeys& keys, const AnyPosition& position) const;

  const AnyGame* game_;
  std::unique_ptr<const PositionKeyer> keyer_;
  std::unique_ptr<KeyFollower> follower_;
  bool is_match_;
};

class GameTracer {
 public:
  // Begins a replay. What was received before belongs to a replay that was abandoned.
  void begin(const AnyGame& game);
  // Receives the positions of all lines or of the main line, in the order of the tape. `event` is
  // replay::no_event at the start.
  void position(std::uint32_t event, const AnyPosition& position);
  // Returns whether the replay may have visits of the position with this key.
  bool has_reached(std::uint64_t key) const;
  // Returns the game of the record, or each game of a match. The result is valid until the next begin().
  std::span<const TracedGame> finish(const Record& record);

 private:
  struct Reached {
    std::uint32_t event = 0;
    KeyedPosition position{};
    std::optional<Dice> dice{};
  };

  const Reached* reached_by(std::uint32_t event);
  void begin_game(const Reached* at);
  void end_game(const GameWorth& worth);
  void step(const Record& record, std::uint32_t at);
  void play(const Reached* after);
  void move(const KeyedPosition& from, MoveId move);
  void arrive(const Reached* at);
  void collect(std::vector<Visit>& out);

  std::unique_ptr<const AnyGame> rules_;
  std::optional<KeyedGame> game_;
  std::vector<Reached> reached_;
  std::size_t next_ = 0;  // index in reached_
  bool in_game_ = false;
  const Reached* here_ = nullptr;        // nullptr if the position is not known
  std::optional<KeyedPosition> before_;  // the position before the roll that is on the table
  std::vector<Visit> moves_;
  std::vector<Visit> arrivals_;
  std::vector<TracedGame> games_;
  std::size_t count_ = 0;  // games of the record; the others of games_ are kept for their memory
};

}  // namespace mt::database
