// The outcome of a game over its whole history: mate, stalemate, and the draws of the Laws of Chess.
//
//   Adjudicator adjudicator;
//   adjudicator.reset(start);
//   for (each move) adjudicator.add(position = play(position, move));
//   report(adjudicator.outcome());
//
// An ending that needs no claim (outcome) is separate from one that a player may claim (claim). Neither
// forbids the moves that follow: the first ending that is reached remains, however long the record continues.
#pragma once
#include "movetext/base/outcome.hpp"
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
  dead_position,  // neither side has enough men to give mate
  repetition_5,
  moves_75,
  // a player may claim these
  repetition_3,
  moves_50,
};

// Returns a short clause: "checkmate", "the position occurred for the third time", or an empty string for
// Ending::none.
std::string_view describe(Ending ending);
// Returns the article of the rule: "FIDE Laws of Chess 9.2", or an empty string for Ending::none.
std::string_view article(Ending ending);

// Returns the kind of end in the terms of all games.
End kind_of(Ending ending);

struct Outcome {
  enum class Kind : std::uint8_t { open, win, draw };
  Kind kind = Kind::open;
  Colour winner = Colour::white;  // meaningless unless kind is win
  Ending ending = Ending::none;
  std::uint32_t ply = 0;  // plies played when the outcome was reached; 0 for the start position
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Returns whether no series of legal moves can lead to mate, if the men alone determine this: king against
// king, with one more knight or bishop, or with any number of bishops all on squares of one colour (Laws
// 5.2.2). It does not detect boards that are dead because their pawns are locked.
bool is_dead(const Board& board);

// Returns mate or stalemate on the board, or open.  The ply is 0.
Outcome settled(const Position& position);

// Adding a ply takes a few nanoseconds; memory is reused from game to game and bounded by the rule of 75
// moves.
class Adjudicator {
 public:
  void reset(const Position& start);
  // `after`: the position that the move led to.
  void add(const Position& after);
  // Returns the outcome so far. Checks whether the last position has a legal move.
  Outcome outcome() const;
  // Returns what the side to move may claim in the last position: the third occurrence or 50 moves (Laws 9.2,
  // 9.3), with the last ply. Open if there is nothing to claim.
  Outcome claim() const;
  // Returns everything that the side to move may claim in the last position: the third occurrence, 50 moves;
  // other entries are open.
  std::array<Outcome, 2> open_claims() const;
  // Returns what could have been claimed during the game: the third occurrence and 50 moves, each where it
  // was first reached, or open if never.
  const std::array<Outcome, 2>& claims() const { return claimable_; }

 private:
  void judge();
  bool judge_end();
  void judge_claims();
  int occurrences() const;
  void decide(Ending ending);

  std::vector<Position> since_;  // the positions since the last capture or pawn move, beginning after it
  Outcome reached_{};
  std::array<Outcome, 2> claimable_{};  // repetition_3, moves_50
  std::uint32_t ply_ = 0;
  int occurrences_ = 1;
};

}  // namespace mt::chess
