// Unreachable positions: many kings, men everywhere.
#pragma once
#include "movetext/games/draughts/variant.hpp"

#include <array>
#include <random>

namespace mt::draughts::test {

using Random = std::mt19937;

inline int below(Random& random, int limit) {
  return static_cast<int>(random() % static_cast<unsigned>(limit));
}

// Returns a random square of the board.
template <class Set>
int random_square(const Variant<Set>& variant, Random& random) {
  Set rest = variant.geometry.squares;
  int at = 0;
  for (int n = below(random, count(rest)); n >= 0; --n) at = pop(rest);
  return at;
}

// Returns a random position with at most `pieces` pieces.
template <class Set>
Position<Set> random_position(const Variant<Set>& variant, Random& random, int pieces) {
  Position<Set> p;
  const int king_percent = std::array{0, 10, 30, 60, 100}[static_cast<unsigned>(below(random, 5))];
  for (int i = 0; i < pieces; ++i) {
    const int at = random_square(variant, random);
    if (has(p.occupied(), at)) continue;
    const auto colour = static_cast<unsigned>(below(random, 2));
    const bool at_the_end = has(variant.geometry.home[1 - colour], at);
    const bool king = below(random, 100) < king_percent || at_the_end;
    if (king && variant.rules.goal == Goal::breakthrough) continue;
    (king ? p.kings : p.men)[colour] |= bit<Set>(at);
  }
  p.to_move = below(random, 2) == 0 ? Colour::white : Colour::black;
  return p;
}
template <class Set>
Position<Set> random_position(const Variant<Set>& variant, Random& random) {
  const int pieces = 2 + below(random, count(variant.geometry.squares) / 2);
  return random_position(variant, random, pieces);
}

// Returns a random position in which a side with one or two kings is to move against at most `enemies`
// pieces.
template <class Set>
Position<Set> kings_among_many(const Variant<Set>& variant, Random& random, int enemies) {
  Position<Set> p = random_position(variant, random, enemies);
  p.to_move = Colour::white;
  p.men = {Set{}, p.men[0] | p.men[1]};
  p.kings = {Set{}, p.kings[0] | p.kings[1]};
  for (int kings = 1 + below(random, 2); kings > 0; --kings) {
    const Set king = bit<Set>(random_square(variant, random));
    p.men[1] &= ~king;
    p.kings[1] &= ~king;
    p.kings[0] |= king;
  }
  return p;
}

}  // namespace mt::draughts::test
