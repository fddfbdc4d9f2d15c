// Finds the legal captures of a position with too many chains to follow one by one.
#pragma once
#include "movetext/games/draughts/generate.hpp"

namespace mt::draughts {

// The limit of such a search in the steps of search_budget: several times the need of the worst of random
// positions.
inline constexpr int thorough_budget = 4'000'000;

// Finds the same moves as the plain search, in a different order. A step takes about ten times as long, but
// the search neither enters a state twice nor follows chains that cannot reach the highest value. Returns
// false and an empty list if the budget ran out, or if under these rules values are not sums over an
// unchanged board.
template <class Set>
[[nodiscard]] bool heaviest_captures(const Variant<Set>& variant, const Position<Set>& position,
                                     MoveList<Set>& moves, Effort* effort = nullptr);

}  // namespace mt::draughts
