// Tests whether the side to move can capture at all.
#pragma once
#include "movetext/games/draughts/board_view.hpp"

namespace mt::draughts {

template <class View>
typename View::Set capturing_men(const View& view) {
  return view.men & view.jump_starts(view.man_captures(), view.prey_of_men());
}

// Returns the short kings that can capture.
template <class View>
[[gnu::always_inline]] constexpr typename View::Set capturing_short_kings(const View& view) {
  return view.kings & view.jump_starts(view.king_captures(), view.enemy);
}

template <class View>
bool flying_king_can_capture(const View& view, int square) {
  using Set = typename View::Set;
  for (int d = 0; d < direction_count; ++d) {
    if (((view.king_captures() >> d) & 1U) == 0) continue;
    const Set line = view.ray(square, d);
    const Set block = line & ~view.empty;
    if (!any(block)) continue;
    const int over = View::first_along(block, d);
    if (!has(view.enemy, over)) continue;
    const Set beyond = view.ray(over, d);
    if (any(beyond) && has(view.empty, View::first_along(beyond, d))) return true;
  }
  return false;
}

template <class View>
bool any_king_captures(const View& view) {
  if (!view.rules().flying) return any(capturing_short_kings(view));
  for (auto kings = view.kings; any(kings);) {
    if (flying_king_can_capture(view, pop(kings))) return true;
  }
  return false;
}

template <class View>
bool any_capture(const View& view) {
  if (any(capturing_men(view))) return true;
  return any_king_captures(view);
}

}  // namespace mt::draughts
