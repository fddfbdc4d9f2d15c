// Finds all capture chains of men on a board that does not change while they capture.
#pragma once
#include "movetext/games/draughts/capture_value.hpp"
#include "movetext/games/draughts/jumps.hpp"
#include "movetext/games/draughts/men_captures.hpp"

#include <cstdint>

namespace mt::draughts {

// Returns whether the squares from which a man can jump stay the same until its capture is over, except for
// its own start square and the pieces that it has taken. Under such rules, no man can land on the square of a
// taken piece.
constexpr bool men_find_the_board_unchanged(const Rules& rules) {
  const bool all_directions = rules.orthogonal_captures && !rules.orthogonal_moves;
  return rules.crowning != Crowning::continues && !(rules.removes_at_once && all_directions);
}

// Sink must have `bool accept(const Move<Set>&, CaptureValue)`, which returns false to end the search.
template <class Config, Colour us, class Sink>
class MenSearch {
 public:
  using Set = typename Config::Set;
  using View = BoardView<Config, us>;

  // `budget`: the number of steps left; the search subtracts what it uses.
  MenSearch(const View& view, const MenCaptures<Config, us>& captures, Sink& sink, int& budget)
      : view_(view), captures_(captures), sink_(sink), budget_(budget) {}

  // Finds every capture of the men in the set. Returns false if the budget ran out or the sink ended the
  // search.
  bool search(Set men) {
    while (any(men) && !stopped_) {
      start_ = pop(men);
      if (spend()) jump(bit<Set>(start_), {}, 0);
    }
    return !stopped_;
  }

 private:
  // Makes every jump from the square in `at`, a set of one square. Returns whether there was any jump.
  [[gnu::always_inline]] bool jump(Set at, Set taken, int length) {
    bool found = false;
    for_each_direction(view_.man_captures(), [&]<int d>() {
      if (!any(at & captures_.template starts<d>())) return;
      const Set over = view_.template shift<d>(at);
      if (any(over & taken)) return;
      found = true;
      arrive(view_.template shift<d>(over), taken | over, length + 1);
    });
    return found;
  }

  [[gnu::noinline]] void arrive(Set at, Set taken, int length) {
    if (!spend()) return;
    const bool crowns = any(at & view_.crown_row());
    const bool stops = crowns && view_.rules().crowning == Crowning::stops;
    if (!stops && goes_on(at, taken, length)) return;
    const Move<Set> move{taken, static_cast<std::uint8_t>(start_), static_cast<std::uint8_t>(lowest(at)),
                         crowns};
    if (!sink_.accept(move, capture_value(view_, false, taken, length, 0))) stopped_ = true;
  }
  bool goes_on(Set at, Set taken, int length) {
    if (length >= 2 && returns(at, taken)) return jump_or_return(at, taken, length);
    return jump(at, taken, length);
  }

  // Returns whether a jump leads back to the start square, which counts as empty.
  bool returns(Set at, Set taken) const {
    return any(view_.jumped_over(view_.man_captures(), lowest(at), start_) & view_.prey_of_men() & ~taken);
  }
  [[gnu::noinline]] bool jump_or_return(Set at, Set taken, int length) {
    using Board = Jumps<Config, us>;
    return Board(view_, bit<Set>(start_))
        .each_hop(at, taken, false, Board::nowhere,
                  [&](Set over, Set landing, int) { arrive(landing, taken | over, length + 1); });
  }

  bool spend() {
    if (--budget_ < 0) stopped_ = true;
    return !stopped_;
  }

  const View& view_;
  const MenCaptures<Config, us>& captures_;
  Sink& sink_;
  int& budget_;
  int start_ = 0;
  bool stopped_ = false;
};

}  // namespace mt::draughts
