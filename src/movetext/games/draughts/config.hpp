// How the move generator reads its rules: at run time, or as constants at compile time. The source of the
// generator is the same for both.
#pragma once
#include "movetext/games/draughts/variant.hpp"

#include <utility>

namespace mt::draughts {

// Rules that are known only at run time.
template <class S>
class Loose {
 public:
  using Set = S;
  static constexpr bool fixed = false;
  constexpr explicit Loose(const Variant<S>& variant) : variant_(&variant) {}
  constexpr const Variant<S>& variant() const { return *variant_; }

 private:
  const Variant<S>* variant_;
};

// Rules known to the compiler, so that every test of a rule and every table entry with a constant index
// becomes a constant.
template <class S, const Variant<S>& known>
class Fixed {
 public:
  using Set = S;
  static constexpr bool fixed = true;
  constexpr explicit Fixed(const Variant<S>&) {}
  static constexpr const Variant<S>& variant() { return known; }
};

// Moves all squares of the set one step. If a step leads over the edge, the result has a bit that is not a
// square.
template <int direction, class Config>
constexpr typename Config::Set shift(const Config& config, typename Config::Set set) {
  constexpr auto d = static_cast<unsigned>(direction);
  if constexpr (ascends(direction))
    return set << config.variant().geometry.delta[d];
  else
    return set >> -config.variant().geometry.delta[d];
}

// Calls visit.operator()<d>() for every direction of the mask, unrolled.
template <class Visit>
[[gnu::always_inline]] constexpr void for_each_direction(Directions mask, Visit&& visit) {
  [&]<int... d>(std::integer_sequence<int, d...>) __attribute__((always_inline)) {
    ((((mask >> d) & 1U) != 0 ? visit.template operator()<d>() : void()), ...);
  }
  (std::make_integer_sequence<int, direction_count>{});
}

}  // namespace mt::draughts
