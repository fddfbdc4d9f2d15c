// Finds the legal captures of a position with too many chains to follow one by one.
#pragma once
#include "movetext/games/draughts/generate.hpp"

namespace mt::draughts {

// The most steps of such a search, counted as for search_budget. The worst of many random positions needs
// several times less.
inline constexpr int thorough_budget = 4'000'000;

// Finds the same moves as the search of legal_moves(), in a different order. A step takes about ten times as
// long, but this search never enters a state twice and does not follow chains that cannot reach the highest
// value. Returns false and an empty list if the budget ran out, or if the rules do not fit this search. Under
// fitting rules, the value of a capture is the sum of the values of its pieces, and the board does not change
// during a capture.
template <class Set>
[[nodiscard]] bool heaviest_captures(const Variant<Set>& variant, const Position<Set>& position,
                                     MoveList<Set>& moves, Effort* effort = nullptr);

}  // namespace mt::draughts
