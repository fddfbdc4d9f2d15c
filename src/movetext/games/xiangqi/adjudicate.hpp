// Determines the outcome of a game from all its positions: mate, stalemate, repetition, too many moves
// without a capture, and boards on which neither side can win.
//
//   Adjudicator adjudicator(rules);
//   adjudicator.reset(start);
//   for (each move) adjudicator.add(move, position = play(position, move));
//   report(adjudicator.outcome());
//
// A record may continue after an outcome. Later moves do not change it.
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/games/xiangqi/moves.hpp"
#include "movetext/games/xiangqi/position.hpp"
#include "movetext/games/xiangqi/rules.hpp"

#include <vector>

namespace mt::xiangqi {

// Returns whether the side has a man of a kind that can cross the river.
bool can_attack(const Position& position, Side side);

// Returns a loss of the side to move if it is in checkmate or stalemate, else an open outcome. The outcome's
// ply is 0.
Outcome settled(const Position& position);

// A position of a game and the move that led to it.
struct Ply {
  Position after;
  Move move;
  bool check = false;
};

// reset() reuses the memory of the previous game. A game needs only limited memory: only the plies since the
// last capture are stored, and a game without captures is soon drawn.
class Adjudicator {
 public:
  explicit Adjudicator(const Rules& rules) : rules_(rules) {}

  void reset(const Position& start);
  // `after`: the position after the move.
  void add(Move move, const Position& after);
  // Returns the outcome so far. To find mate and stalemate, it checks whether the last position has a legal
  // move.
  Outcome outcome() const;

 private:
  void restart(const Position& position);
  void judge();
  void decide(Outcome outcome);

  Rules rules_;
  std::vector<Ply> since_;       // the position after the last capture, then all later plies
  std::array<int, 2> checks_{};  // checks by each side since the last capture
  int quiet_ = 0;                // plies since the last capture that count towards the limit
  Outcome reached_;
  std::uint32_t ply_ = 0;
};

}  // namespace mt::xiangqi
