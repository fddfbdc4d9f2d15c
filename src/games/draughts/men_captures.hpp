// Captures of men alone, handled as sets: which is most captures of most games.
#pragma once
#include "movetext/games/draughts/board_view.hpp"

#include <array>
#include <cstdint>

namespace mt::draughts {

// How many members; a loop, for sets of one or two.
template <class Set>
constexpr int count_few(Set set) {
  int members = 0;
  for (; any(set); take(set)) ++members;
  return members;
}

// The first jumps, and what can be said about the captures as long as nobody jumps more than three times.
// With so few jumps along diagonals a man cannot come back to a square it left or a piece it took except by
// turning about, so that the board may be taken as it stands, and two chains are never the same move.
template <class Config, Colour us>
class MenCaptures {
 public:
  using Set = typename Config::Set;
  using View = BoardView<Config, us>;

  explicit constexpr MenCaptures(const View& view) : view_(view) {
    for_each_direction(view.man_captures(), [&]<int d>() {
      starts_[d] = view.template jump_starts<d>(view.prey_of_men());
      all_starts_ |= starts_[d];
    });
  }

  constexpr bool exist() const { return any(view_.men & all_starts_); }
  // Men with a capture in that direction.
  template <int d>
  constexpr Set capturers() const {
    return view_.men & starts_[d];
  }
  constexpr Set capturers() const { return view_.men & all_starts_; }
  // Where they arrive.
  constexpr Set landings() const {
    Set all{};
    for_each_direction(view_.man_captures(), [&]<int d>() { all |= landings<d>(); });
    return all;
  }
  template <int d>
  constexpr Set landings() const {
    return jump<d>(view_.men);
  }
  // Whether somebody who landed there can jump again.
  constexpr bool go_on(Set landings) const { return any(landings & all_starts_); }

  // Number of captures when nobody jumps twice.
  constexpr int count_single() const {
    int total = 0;
    for_each_direction(view_.man_captures(), [&]<int d>() { total += count_few(capturers<d>()); });
    return total;
  }

  // Number of captures of two pieces when somebody jumps twice and all captures go along diagonals; 0 when
  // somebody jumps three times.
  constexpr int count_double() const {
    const Set middle = landings();
    bool more = false;
    for_each_direction(view_.man_captures(), [&]<int d>() {
      const Set end = jump<d>(middle);
      more = more || any(end & starts_except(opposite(d)));
    });
    if (more) return 0;
    int total = 0;
    for_each_direction(view_.man_captures(), [&]<int first>() {
      const Set goes_on = landings<first>() & all_starts_;
      if (!any(goes_on)) return;
      for_each_direction(view_.man_captures(),
                         [&]<int second>() { total += count_few(goes_on & starts_[second]); });
    });
    return total;
  }

 private:
  // The jumps of `movers` in that direction.
  template <int d>
  constexpr Set jump(Set movers) const {
    return view_.template shift<d>(view_.template shift<d>(movers & starts_[d]));
  }
  constexpr Set starts_except(int direction) const {
    Set all{};
    for_each_direction(view_.man_captures(), [&]<int d>() {
      if (d != direction) all |= starts_[d];
    });
    return all;
  }

  const View& view_;
  std::array<Set, direction_count> starts_{};  // squares from which a man could jump
  Set all_starts_{};
};

}  // namespace mt::draughts
