// The sets of squares that the move generator uses, as the side to move sees the position.
#pragma once
#include "movetext/games/draughts/config.hpp"

namespace mt::draughts {

template <class C, Colour us>
struct BoardView {
  using Config = C;
  using Set = typename Config::Set;
  static constexpr auto own = static_cast<unsigned>(us);
  static constexpr auto foe = static_cast<unsigned>(other(us));

  Config config;
  Set men;
  Set kings;
  Set enemy_men;
  Set enemy_kings;
  Set enemy;
  Set empty;

  constexpr BoardView(const Config& c, Set own_men, Set own_kings, Set foe_men, Set foe_kings)
      : config(c),
        men(own_men),
        kings(own_kings),
        enemy_men(foe_men),
        enemy_kings(foe_kings),
        enemy(foe_men | foe_kings),
        empty(c.variant().geometry.squares & ~(own_men | own_kings | enemy)) {}
  constexpr BoardView(const Config& c, const Position<Set>& p)
      : BoardView(c, p.men[own], p.kings[own], p.men[foe], p.kings[foe]) {}

  constexpr const Rules& rules() const { return config.variant().rules; }
  constexpr const Geometry<Set>& geometry() const { return config.variant().geometry; }
  constexpr Directions man_moves() const { return config.variant().man_moves[own]; }
  constexpr Directions man_captures() const { return config.variant().man_captures[own]; }
  constexpr Directions king_moves() const { return config.variant().king_moves; }
  constexpr Directions king_captures() const { return config.variant().king_captures; }
  // Returns the row where men of the side to move are crowned.
  constexpr Set crown_row() const { return geometry().home[foe]; }
  // Returns the pieces that a man may take.
  constexpr Set prey_of_men() const { return rules().men_take_kings ? enemy : enemy_men; }

  template <int d>
  constexpr Set shift(Set set) const {
    return draughts::shift<d>(config, set);
  }
  // Returns the squares of the ray up to, but not including, the first square that is not in `free`.
  constexpr Set open_part(int from, int d, Set free) const {
    const Set line = ray(from, d);
    const Set block = line & ~free;
    if (!any(block)) return line;
    const int nearest = first_along(block, d);
    return line & ~(ray(nearest, d) | bit<Set>(nearest));
  }
  constexpr Set ray(int from, int d) const {
    return geometry().ray[static_cast<unsigned>(from)][static_cast<unsigned>(d)];
  }
  // Returns the first square of `part`, a part of a ray in direction `d`.
  static constexpr int first_along(Set part, int d) { return ascends(d) ? lowest(part) : highest(part); }

  // Returns the square that a man, or a short king, passes if it jumps from one square to the other in one of
  // these directions; empty if no direction leads there.
  constexpr Set jumped_over(Directions directions, int from, int to) const {
    bool leads_there = false;
    for_each_direction(directions, [&]<int d>() { leads_there |= to - from == 2 * geometry().delta[d]; });
    return leads_there ? bit<Set>((from + to) / 2) : Set{};
  }
  // Returns the squares from which a man, or a short king, could jump over `prey` in one of these directions.
  // The square of the piece counts as occupied, so jumps that end there are not found.
  constexpr Set jump_starts(Directions directions, Set prey) const {
    Set starts{};
    for_each_direction(directions, [&]<int d>() { starts |= jump_starts<d>(prey); });
    return starts;
  }
  template <int d>
  constexpr Set jump_starts(Set prey) const {
    constexpr int back = opposite(d);
    return shift<back>(prey & shift<back>(empty));
  }
};

// Calls work(view) with the colour to move as a compile-time value.
template <class Config, class Set, class Work>
auto with_config(const Config& config, const Position<Set>& position, Work&& work) {
  if (position.to_move == Colour::white) return work(BoardView<Config, Colour::white>(config, position));
  return work(BoardView<Config, Colour::black>(config, position));
}

template <class Set, class Work>
auto with_view(const Variant<Set>& variant, const Position<Set>& position, Work&& work) {
  return with_config(Loose<Set>(variant), position, work);
}

}  // namespace mt::draughts
