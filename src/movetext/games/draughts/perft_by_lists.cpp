// Replaces perft_fixed.cpp where the program must be small: every game is counted move by move.
#include "movetext/games/draughts/perft_fixed.hpp"

namespace mt::draughts {

template <class Set>
PerftFunction<Set> fixed_perft(const Rules& /*rules*/) {
  return nullptr;
}

template PerftFunction<Set64> fixed_perft(const Rules&);
template PerftFunction<Set128> fixed_perft(const Rules&);
template PerftFunction<Set256> fixed_perft(const Rules&);

}  // namespace mt::draughts
