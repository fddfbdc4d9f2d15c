// Ends games that both engines consider decided.
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/engine/api/found.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace mt::engine::match {

// The limits for adjudication. Scores are in men, pawns, discs or points, depending on the game.
struct AdjudicationTerms {
  struct Win {
    double score = 0;  // smallest score of the winner, as both engines report it
    int moves = 0;     // number of consecutive moves of each side with such a score
  };
  struct Draw {
    double score = 0;    // largest score of either side
    int moves = 0;       // number of consecutive moves of each side with such a score
    int first_move = 0;  // each side must have made at least this number of moves
  };
  std::optional<Win> win{};
  std::optional<Draw> draw{};
};

// Returns a score in the units of AdjudicationTerms; a certain win or loss exceeds all other scores.
double units(const Score& score);

// Follows one game.
class Adjudicator {
 public:
  explicit Adjudicator(const AdjudicationTerms& terms) : terms_(terms) {}
  // Adds the score that a side reported for the position before its move, or nullopt if it reported none.
  void hear(Side side, const std::optional<Score>& score);
  // Returns the outcome of the game, open if it continues.
  Outcome outcome() const;

 private:
  struct Run {
    int moves = 0;    // number of all moves of the side
    int winning = 0;  // number of the last consecutive moves with a winning score
    int losing = 0;   // number of the last consecutive moves with a losing score
    int level = 0;    // number of the last consecutive moves with a drawn score
  };
  const Run& run(Side side) const { return runs_[static_cast<std::size_t>(side)]; }

  AdjudicationTerms terms_;
  std::array<Run, 2> runs_{};
};

}  // namespace mt::engine::match
