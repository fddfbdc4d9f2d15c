// Finds the legal captures of a position that has too many chains to follow them one by one.
#pragma once
#include "movetext/games/draughts/generate.hpp"

namespace mt::draughts {

// Such a search may take so much, in the steps of search_budget: several times what the worst of random
// positions asks for.
inline constexpr int thorough_budget = 4'000'000;

// Gives the same moves as the plain search, in an order of their own.  A step is some ten times as dear, but
// it neither enters a state twice nor follows what cannot become a capture of the highest value.  False: the
// budget ran out, or the rules are not such that values add up over a board that stands still; `moves` is
// then empty.
template <class Set>
[[nodiscard]] bool heaviest_captures(const Variant<Set>& variant, const Position<Set>& position,
                                     MoveList<Set>& moves, Effort* effort = nullptr);

}  // namespace mt::draughts
