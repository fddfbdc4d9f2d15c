// The outcome of a game over its whole history: mate, stalemate, and the draws that the Laws of Chess know.
//
//   Adjudicator adjudicator;
//   adjudicator.reset(start);
//   for (each move) adjudicator.add(position = play(position, move));
//   report(adjudicator.outcome());
//
// What ends a game by itself (outcome) is told apart from what a player may claim (claim).  Neither forbids
// the moves that follow: the first ending that is reached stands, however long the record goes on.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::chess {

enum class Ending : std::uint8_t {
  none,
  checkmate,
  stalemate,
  dead_position,  // neither side has men enough to give mate
  repetition_5,
  moves_75,
  // to be claimed
  repetition_3,
  moves_50,
};

// A short clause: "checkmate", "the position occurred for the third time".  Empty for Ending::none.
std::string_view describe(Ending ending);
// The rule it follows from: "FIDE Laws of Chess 9.2".  Empty for Ending::none.
std::string_view article(Ending ending);

struct Outcome {
  enum class Kind : std::uint8_t { open, win, draw };
  Kind kind = Kind::open;
  Colour winner = Colour::white;  // meaningless unless kind is win
  Ending ending = Ending::none;
  std::uint32_t ply = 0;  // plies played when it was reached; 0 for the start position
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Whether no series of legal moves can lead to mate, in the cases that the men alone decide: king against
// king, with one knight or bishop besides, or with any number of bishops all on squares of one colour (Laws
// 5.2.2).  A board of locked pawns can be dead as well; that is not looked for.
bool is_dead(const Board& board);

// Mate or stalemate on the board, or open.  The ply is 0.
Outcome settled(const Position& position);

// A few nanoseconds a ply; memory is kept from game to game and bounded by the rule of 75 moves.
class Adjudicator {
 public:
  void reset(const Position& start);
  // `after`: the position that the move led to.
  void add(const Position& after);
  // Of the game so far.  Looks for a legal move in the last position.
  Outcome outcome() const;
  // What the side to move may claim in the last position: the third occurrence or 50 moves (Laws 9.2, 9.3).
  // The ply is the last one.  Open: nothing.
  Outcome claim() const;
  // What could have been claimed in the course of the game: the third occurrence and 50 moves, each where it
  // was reached first; open: never.
  const std::array<Outcome, 2>& claims() const { return claimable_; }

 private:
  void judge();
  bool judge_end();
  void judge_claims();
  int occurrences() const;
  void decide(Ending ending);

  std::vector<Position> since_;  // the last capture or pawn move, the position after it first
  Outcome reached_{};
  std::array<Outcome, 2> claimable_{};  // repetition_3, moves_50
  std::uint32_t ply_ = 0;
  int occurrences_ = 1;
};

}  // namespace mt::chess
