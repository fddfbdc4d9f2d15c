// Determines the outcome of a game from all its positions: mate, stalemate, and the draws of the Laws of
// Chess.
//
//   Adjudicator adjudicator;
//   adjudicator.reset(start);
//   for (each move) adjudicator.add(position = play(position, move));
//   report(adjudicator.outcome());
//
// outcome() reports endings that need no claim; claim() reports draws that a player may claim. A record may
// continue after either of them. Later moves do not change an ending that was reached.
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
  // The endings below need a claim by a player.
  repetition_3,
  moves_50,
};

// Returns a short name of the ending, such as "checkmate" or "the position occurred for the third time".
// Returns an empty string for Ending::none.
std::string_view describe(Ending ending);
// Returns the article that rules the ending, such as "FIDE Laws of Chess 9.2". Returns an empty string for
// Ending::none.
std::string_view article(Ending ending);

// Returns the ending as one of the kinds that all games share.
End kind_of(Ending ending);

struct Outcome {
  enum class Kind : std::uint8_t { open, win, draw };
  Kind kind = Kind::open;
  Colour winner = Colour::white;  // set only if kind is win
  Ending ending = Ending::none;
  std::uint32_t ply = 0;  // number of plies before the outcome; 0 means the start position
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Returns whether no mate is possible with the men on the board (Laws 5.2.2). Apart from the kings, the board
// must then have no men, or only one knight, or only bishops that are all on squares of one colour. Returns
// false for boards that are dead only because their pawns are blocked.
bool is_dead(const Board& board);

// Returns mate, stalemate or open for this position alone, with ply 0.
Outcome settled(const Position& position);

// Adding a ply takes a few nanoseconds. Games reuse the memory of earlier games. The rule of 75 moves limits
// how much memory a game needs.
class Adjudicator {
 public:
  void reset(const Position& start);
  // `after`: the position after the move.
  void add(const Position& after);
  // Returns the outcome after the last move that was added. Checks whether the last position has a legal
  // move.
  Outcome outcome() const;
  // Returns a draw that the side to move may claim in the last position: by the third occurrence or by 50
  // moves (Laws 9.2 and 9.3). The ply of the draw is the last ply. Returns open if nothing may be claimed.
  Outcome claim() const;
  // Returns both draws that the side to move may claim in the last position: first by the third occurrence,
  // then by 50 moves. A draw that may not be claimed is open.
  std::array<Outcome, 2> open_claims() const;
  // Returns the first claim of each kind during the game: first by the third occurrence, then by 50 moves. A
  // claim that was never possible is open.
  const std::array<Outcome, 2>& claims() const { return claimable_; }

 private:
  void judge();
  bool judge_end();
  void judge_claims();
  int occurrences() const;
  void decide(Ending ending);

  std::vector<Position> since_;  // all positions since the last capture or pawn move
  Outcome reached_{};
  std::array<Outcome, 2> claimable_{};  // the first claim of each kind: repetition_3, moves_50
  std::uint32_t ply_ = 0;
  int occurrences_ = 1;
};

}  // namespace mt::chess
