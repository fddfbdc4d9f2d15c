// Moves without a capture.
#pragma once
#include "movetext/games/draughts/board_view.hpp"

namespace mt::draughts {

// Returns the squares to which the king on that square can move without capturing.
template <class View>
constexpr typename View::Set quiet_targets(const View& view, int square) {
  typename View::Set targets{};
  for (int d = 0; d < direction_count; ++d) {
    if (((view.king_moves() >> d) & 1U) == 0) continue;
    auto path = view.open_part(square, d, view.empty);
    if (!any(path)) continue;
    if (!view.rules().flying) path = bit<typename View::Set>(View::first_along(path, d));
    targets |= path;
  }
  return targets;
}

// Returns the king that must not move because of the Frisian limit (Rules::king_limit), or an empty set.
template <class Set>
[[gnu::always_inline]] constexpr Set resting_king(const Rules& rules, const Position<Set>& position) {
  const auto side = static_cast<unsigned>(position.to_move);
  const KingMoves& counter = position.king_moves[side];
  const bool rests = rules.king_limit && counter.count >= king_move_limit && any(position.men[side]);
  return rests ? bit<Set>(counter.square) : Set{};
}

// Calls visit(from, to, crowns) for each quiet move: first the moves of men, then the moves of the kings in
// `kings`.
template <class View, class Visit>
constexpr void each_quiet_move(const View& view, typename View::Set kings, Visit&& visit) {
  for_each_direction(view.man_moves(), [&]<int d>() {
    constexpr auto index = static_cast<unsigned>(d);
    for (auto targets = view.template shift<d>(view.men) & view.empty; any(targets);) {
      const int to = pop(targets);
      visit(to - view.geometry().delta[index], to, has(view.crown_row(), to));
    }
  });
  while (any(kings)) {
    const int from = pop(kings);
    for (auto targets = quiet_targets(view, from); any(targets);) visit(from, pop(targets), false);
  }
}

}  // namespace mt::draughts
