// Finds the legal captures of a position that has too many chains to follow them one by one.
#pragma once
#include "movetext/games/draughts/generate.hpp"

namespace mt::draughts {

// The limit of such a search in the steps of search_budget: several times what the worst of random positions
// needs.
inline constexpr int thorough_budget = 4'000'000;

// Finds the same moves as the plain search, in an order of its own.  A step costs some ten times as much, but
// the search neither enters a state twice nor follows what cannot become a capture of the highest value.
// False: the budget ran out, or under these rules values do not add up over an unchanged board; `moves` is
// then empty.
template <class Set>
[[nodiscard]] bool heaviest_captures(const Variant<Set>& variant, const Position<Set>& position,
                                     MoveList<Set>& moves, Effort* effort = nullptr);

}  // namespace mt::draughts
