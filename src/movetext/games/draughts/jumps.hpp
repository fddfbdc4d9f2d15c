// Single jumps of a capture in progress, for every kind of piece. Only this file defines jumps.
#pragma once
#include "movetext/games/draughts/board_view.hpp"

namespace mt::draughts {

// The board while one piece captures: its start square counts as empty, and taken pieces stay until the end
// of the move unless the rules remove them at once.
template <class Config, Colour us>
class Jumps {
 public:
  using Set = typename Config::Set;
  using View = BoardView<Config, us>;
  static constexpr int nowhere = -1;  // value of `came` if no jump was made before

  constexpr Jumps(const View& view, Set start) : view_(view), open_(view.empty | start) {}

  // Finds the jumps of a man, or of a king that does not fly, from the square in `at`, a set of one square.
  // `came`: the direction of the previous jump. Calls visit(over, landing, d) for each jump; `over` and
  // `landing` are sets of one square. Returns whether there was any jump.
  template <class Visit>
  constexpr bool each_hop(Set at, Set taken, bool king, int came, Visit&& visit) const {
    const Set prey = (king ? view_.enemy : view_.prey_of_men()) & ~taken;
    const Set free = free_squares(taken);
    bool found = false;
    for_each_direction(king ? view_.king_captures() : view_.man_captures(), [&]<int d>() {
      const Set over = view_.template shift<d>(at) & prey;
      if (!any(over) || turns_about(d, came)) return;
      const Set landing = view_.template shift<d>(over) & free;
      if (!any(landing)) return;
      found = true;
      visit(over, landing, d);
    });
    return found;
  }

  // Finds the jumps of a flying king. Calls visit(over, landings, d) for each captured piece; `landings` are
  // all squares where the jump over it may end. Returns whether there was any jump.
  template <class Visit>
  constexpr bool each_flight(int at, Set taken, int came, Visit&& visit) const {
    const Set prey = view_.enemy & ~taken;
    const Set free = free_squares(taken);
    bool found = false;
    for (int d = 0; d < direction_count; ++d) {
      if (((view_.king_captures() >> d) & 1U) == 0 || turns_about(d, came)) continue;
      const Set block = view_.ray(at, d) & ~free;
      if (!any(block)) continue;
      const int over = View::first_along(block, d);
      if (!has(prey, over)) continue;
      Set landings = view_.open_part(over, d, free);
      if (!any(landings)) continue;
      if (view_.rules().lands_behind) landings = bit<Set>(View::first_along(landings, d));
      found = true;
      visit(bit<Set>(over), landings, d);
    }
    return found;
  }

  constexpr const View& view() const { return view_; }

 private:
  constexpr Set free_squares(Set taken) const {
    return view_.rules().removes_at_once ? open_ | taken : open_;
  }
  constexpr bool turns_about(int d, int came) const {
    return !view_.rules().about_turn && came != nowhere && d == opposite(came);
  }

  const View& view_;
  Set open_;
};

}  // namespace mt::draughts
