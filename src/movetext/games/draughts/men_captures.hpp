// Finds the captures of all men at once, with operations on sets. Most captures in most games are captures by
// men.
#pragma once
#include "movetext/games/draughts/board_view.hpp"

#include <array>
#include <cstdint>

namespace mt::draughts {

// Counts the members of a set with a loop, which is fast for one or two.
template <class Set>
constexpr int count_few(Set set) {
  int members = 0;
  for (; any(set); take(set)) ++members;
  return members;
}

// Finds the first jumps of men, and the next jumps if no man jumps more than three times. In so few jumps
// along diagonals, only a man that turns back by 180 degrees can return to a square that it left or to a
// piece that it took. So the board may be treated as unchanged, and no two chains are the same move.
template <class Config, Colour us>
class MenCaptures {
 public:
  using Set = typename Config::Set;
  using View = BoardView<Config, us>;

  [[gnu::always_inline]] explicit constexpr MenCaptures(const View& view) : view_(view) {
    for_each_direction(view.man_captures(), [&]<int d>() {
      starts_[d] = view.template jump_starts<d>(view.prey_of_men());
      all_starts_ |= starts_[d];
    });
  }

  constexpr bool exist() const { return any(view_.men & all_starts_); }
  // Returns the men with a capture in that direction.
  template <int d>
  constexpr Set capturers() const {
    return view_.men & starts_[d];
  }
  constexpr Set capturers() const { return view_.men & all_starts_; }
  // Returns the squares from which a man could jump in that direction.
  template <int d>
  constexpr Set starts() const {
    return starts_[d];
  }
  // Returns the squares where men land after one jump.
  [[gnu::always_inline]] constexpr Set landings() const {
    Set all{};
    for_each_direction(view_.man_captures(), [&]<int d>() { all |= landings<d>(); });
    return all;
  }
  template <int d>
  constexpr Set landings() const {
    return jump<d>(view_.men);
  }
  // Returns whether every capture of a man ends after the first jump, and all have the same value.
  [[gnu::always_inline]] constexpr bool single_only() const {
    const Set ends = landings();
    if (any(ends & all_starts_)) return false;
    const Rules& rules = view_.rules();
    if (rules.crowning == Crowning::continues && any(ends & view_.crown_row())) return false;
    return rules.priority == Priority::none || rules.priority == Priority::quantity ||
           !any(view_.enemy_kings);
  }

  // Returns the number of captures if no man jumps twice.
  constexpr int count_single() const { return count_jumps(view_.men); }

  // Returns the number of captures if some man can jump twice and no man can jump three times. Returns 0 if a
  // man may jump three times, or if the caller should use a search because it is needed or cheaper. A search
  // is cheaper if pieces capture in eight directions, because three jumps are then common and can lead back
  // to the start.
  constexpr int count_double() const {
    const Rules& rules = view_.rules();
    if (view_.king_captures() == (diagonals | orthogonals)) return 0;
    const bool any_number = rules.priority == Priority::none || rules.priority == Priority::czech;
    if (!any_number && rules.priority != Priority::quantity && any(view_.enemy_kings)) return 0;
    const Set middle = landings();
    if (crowned_on_the_way(middle) || may_jump_again(middle)) return 0;
    int total = 0;
    for_each_direction(view_.man_captures(), [&]<int first>() {
      const Set middle_here = landings<first>();
      if (any_number) total += count_few(middle_here & ~all_starts_);
      if (const Set goes_on = middle_here & all_starts_; any(goes_on)) total += count_jumps(goes_on);
    });
    return total;
  }

 private:
  [[gnu::always_inline]] constexpr int count_jumps(Set movers) const {
    int total = 0;
    for_each_direction(view_.man_captures(), [&]<int d>() { total += count_few(movers & starts_[d]); });
    return total;
  }
  // Returns the jumps of `movers` in that direction.
  template <int d>
  constexpr Set jump(Set movers) const {
    return view_.template shift<d>(view_.template shift<d>(movers & starts_[d]));
  }
  // With Crowning::continues, returns whether a man may become a king before its capture is over.
  constexpr bool crowned_on_the_way(Set middle) const {
    if (view_.rules().crowning != Crowning::continues) return false;
    Set reached = middle;
    for_each_direction(view_.man_captures(), [&]<int d>() { reached |= jump<d>(middle); });
    return any(reached & view_.crown_row());
  }
  // Returns whether a man may jump a third time.
  constexpr bool may_jump_again(Set middle) const {
    bool more = false;
    for_each_direction(view_.man_captures(),
                       [&]<int d>() { more = more || any(jump<d>(middle) & starts_except(opposite(d))); });
    return more;
  }
  constexpr Set starts_except(int direction) const {
    Set all{};
    for_each_direction(view_.man_captures(), [&]<int d>() {
      if (d != direction) all |= starts_[d];
    });
    return all;
  }
  const View& view_;
  std::array<Set, direction_count> starts_{};  // by direction: squares from which a man could jump
  Set all_starts_{};
};

}  // namespace mt::draughts
