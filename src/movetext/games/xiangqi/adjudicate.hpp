// The outcome of a game over its whole history: mate, stalemate, repetition, too many moves without a
// capture, and boards on which nobody can win.
//
//   Adjudicator adjudicator(rules);
//   adjudicator.reset(start);
//   for (each move) adjudicator.add(move, position = play(position, move));
//   report(adjudicator.outcome());
//
// The first outcome that is reached stands, however long the record continues.
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/games/xiangqi/moves.hpp"
#include "movetext/games/xiangqi/position.hpp"
#include "movetext/games/xiangqi/rules.hpp"

#include <vector>

namespace mt::xiangqi {

// Says whether the side has a man that crosses the river.
bool can_attack(const Position& position, Side side);

// Returns mate or stalemate, which both lose, or open.  The ply is 0.
Outcome settled(const Position& position);

// A position of a game and the move that led to it.
struct Ply {
  Position after;
  Move move;
  bool check = false;
};

// Memory is kept from game to game.  It is bounded because a game without captures is soon drawn.
class Adjudicator {
 public:
  explicit Adjudicator(const Rules& rules) : rules_(rules) {}

  void reset(const Position& start);
  // `after`: the position that the move led to.
  void add(Move move, const Position& after);
  // Returns the outcome so far.  Looks for a legal move in the last position.
  Outcome outcome() const;

 private:
  void restart(const Position& position);
  void judge();
  void decide(Outcome outcome);

  Rules rules_;
  std::vector<Ply> since_;       // since the last capture, first the position after it
  std::array<int, 2> checks_{};  // since then, of each side
  int quiet_ = 0;                // plies since then that count
  Outcome reached_;
  std::uint32_t ply_ = 0;
};

}  // namespace mt::xiangqi
