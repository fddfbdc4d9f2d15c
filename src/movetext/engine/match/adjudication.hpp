// Ends games that both engines consider decided.
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/engine/api/found.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace mt::engine::match {

// Scores are in men, pawns, discs or points, depending on the game.
struct AdjudicationTerms {
  struct Win {
    double score = 0;  // least score for one side, by both engines ...
    int moves = 0;     // ... at this many consecutive moves of each
  };
  struct Draw {
    double score = 0;    // largest score for either side
    int moves = 0;       // ... at this many consecutive moves of each
    int first_move = 0;  // and not before this move of each side
  };
  std::optional<Win> win{};
  std::optional<Draw> draw{};
};

// Returns a score in those units; a certain win or loss exceeds all other scores.
double units(const Score& score);

// Follows one game.
class Adjudicator {
 public:
  explicit Adjudicator(const AdjudicationTerms& terms) : terms_(terms) {}
  // Takes a side's score of the position before its move, or nullopt if it reported none.
  void hear(Side side, const std::optional<Score>& score);
  // Returns the outcome of the game, open if it continues.
  Outcome outcome() const;

 private:
  struct Run {
    int moves = 0;    // in all
    int winning = 0;  // the last ones in a row
    int losing = 0;
    int level = 0;
  };
  const Run& run(Side side) const { return runs_[static_cast<std::size_t>(side)]; }

  AdjudicationTerms terms_;
  std::array<Run, 2> runs_{};
};

}  // namespace mt::engine::match
