// Ends games that both engines hold for decided.
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/engine/api/found.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace mt::engine::match {

// Scores are in men, pawns, discs or points, whatever the engines of the game count.
struct AdjudicationTerms {
  struct Win {
    double score = 0;  // at least so much for one side, by both engines ...
    int moves = 0;     // ... at so many moves of each, one after the other
  };
  struct Draw {
    double score = 0;    // at most so much for either side
    int moves = 0;       // ... at so many moves of each
    int first_move = 0;  // and not before this move of each side
  };
  std::optional<Win> win{};
  std::optional<Draw> draw{};
};

// Returns a score in those units; a win or a loss that is certain is more than any of them.
double units(const Score& score);

// Follows one game.
class Adjudicator {
 public:
  explicit Adjudicator(const AdjudicationTerms& terms) : terms_(terms) {}
  // Hears what a side says about the position before its move; nothing: it says nothing.
  void hear(Side side, const std::optional<Score>& score);
  // Returns the end of the game, open if it goes on.
  Outcome outcome() const;

 private:
  struct Run {
    int moves = 0;    // in all
    int winning = 0;  // the last so many moves
    int losing = 0;
    int level = 0;
  };
  const Run& run(Side side) const { return runs_[static_cast<std::size_t>(side)]; }

  AdjudicationTerms terms_;
  std::array<Run, 2> runs_{};
};

}  // namespace mt::engine::match
