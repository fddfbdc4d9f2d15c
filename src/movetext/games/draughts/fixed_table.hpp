// Finds a function by the rules of a game. The games whose speed matters most have their own compiled
// functions.
#pragma once
#include "movetext/games/draughts/fixed_variant.hpp"

#include <array>
#include <cstddef>

namespace mt::draughts {

template <class Function>
struct FixedFunction {
  const Rules* rules;
  Function function;
};

// Returns the function for these rules, or nullptr if they are not in the table. `rules`: a result of
// movement_of().
template <class Function, std::size_t size>
Function find_fixed(const std::array<FixedFunction<Function>, size>& table, const Rules& rules) {
  for (const FixedFunction<Function>& fixed : table)
    if (*fixed.rules == rules) return fixed.function;
  return nullptr;
}

}  // namespace mt::draughts
