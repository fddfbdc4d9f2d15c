// Finds the perft function of a game that is compiled with fixed rules.
#pragma once
#include "movetext/games/draughts/fixed_variant.hpp"
#include "movetext/games/draughts/generate.hpp"

namespace mt::draughts {

template <class Set>
using PerftFunction = Result<std::uint64_t> (*)(const Variant<Set>&, const Position<Set>&, int depth);

// Returns the function for these rules, or nullptr if they are not compiled. `rules`: a result of
// movement_of().
template <class Set>
PerftFunction<Set> fixed_perft(const Rules& rules);

}  // namespace mt::draughts
