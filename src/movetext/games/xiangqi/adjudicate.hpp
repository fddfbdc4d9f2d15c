// The outcome of a game over its whole history: mate, stalemate, repetition, too many moves without a
// capture, and boards on which neither side can win.
//
//   Adjudicator adjudicator(rules);
//   adjudicator.reset(start);
//   for (each move) adjudicator.add(move, position = play(position, move));
//   report(adjudicator.outcome());
//
// The first outcome that is reached remains, however long the record continues.
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/games/xiangqi/moves.hpp"
#include "movetext/games/xiangqi/position.hpp"
#include "movetext/games/xiangqi/rules.hpp"

#include <vector>

namespace mt::xiangqi {

// Returns whether the side has a man that can cross the river.
bool can_attack(const Position& position, Side side);

// Returns mate or stalemate, both of which lose, or open. The ply is 0.
Outcome settled(const Position& position);

// A position of a game and the move that led to it.
struct Ply {
  Position after;
  Move move;
  bool check = false;
};

// Memory is reused from game to game. It is bounded because a game without captures is soon drawn.
class Adjudicator {
 public:
  explicit Adjudicator(const Rules& rules) : rules_(rules) {}

  void reset(const Position& start);
  // `after`: the position that the move led to.
  void add(Move move, const Position& after);
  // Returns the outcome so far. Checks whether the last position has a legal move.
  Outcome outcome() const;

 private:
  void restart(const Position& position);
  void judge();
  void decide(Outcome outcome);

  Rules rules_;
  std::vector<Ply> since_;       // since the last capture, beginning with the position after it
  std::array<int, 2> checks_{};  // by each side since then
  int quiet_ = 0;                // plies counted since then
  Outcome reached_;
  std::uint32_t ply_ = 0;
};

}  // namespace mt::xiangqi
