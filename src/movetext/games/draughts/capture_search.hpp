// Finds all capture chains of a position and passes each complete chain to a sink.
#pragma once
#include "movetext/games/draughts/men_search.hpp"

#include <cstdint>
#include <vector>

namespace mt::draughts {

// A capture in progress: the jumps made so far.
template <class Set>
struct Chain {
  Set taken{};
  std::uint64_t kings_met = 0;
  int length = 0;

  constexpr Chain with(Set over, bool is_king) const {
    const std::uint64_t met = is_king && length < 64 ? std::uint64_t{1} << (63 - length) : 0;
    return {taken | over, kings_met | met, length + 1};
  }
};

// Sink must have `bool accept(const Move<Set>&, CaptureValue)`, which returns false to end the search.
template <class Config, Colour us, class Sink>
class CaptureSearch {
 public:
  using Set = typename Config::Set;
  using View = BoardView<Config, us>;

  // `budget`: the number of steps left; the search subtracts what it uses.
  CaptureSearch(const View& view, Sink& sink, int& budget) : view_(view), sink_(sink), budget_(budget) {}

  // Finds every capture of the men and kings in these sets. Returns false if the budget ran out or the sink
  // ended the search.
  bool search(const MenCaptures<Config, us>& captures, Set men, Set kings) {
    if (men_find_the_board_unchanged(view_.rules())) {
      if (!MenSearch<Config, us, Sink>(view_, captures, sink_, budget_).search(men)) return false;
    } else {
      while (any(men)) from_square(pop(men), false);
    }
    while (any(kings)) from_square(pop(kings), true);
    return !stopped_;
  }

 private:
  using Board = Jumps<Config, us>;

  void from_square(int square, bool king) {
    const Set start = bit<Set>(square);
    const Board board(view_, start);
    board_ = &board;
    start_ = square;
    began_as_king_ = king;
    if (king && view_.rules().flying)
      fly(square, {}, Board::nowhere, false);
    else
      hop(start, {}, Board::nowhere, king);
  }

  // Continues the chain from the square in `at`, a set of one square. The chain is complete if no jump is
  // possible.
  void hop(Set at, const Chain<Set>& chain, int came, bool king) {
    if (!spend()) return;
    const bool more = board_->each_hop(at, chain.taken, king, came, [&](Set over, Set landing, int d) {
      land(landing, chain.with(over, any(over & view_.enemy_kings)), d, king);
    });
    if (!more && chain.length != 0) finish(lowest(at), chain, king || any(at & view_.crown_row()));
  }

  void land(Set at, const Chain<Set>& chain, int came, bool king) {
    const Rules& rules = view_.rules();
    const bool crowned = !king && rules.crowning != Crowning::passes && any(at & view_.crown_row());
    if (!crowned || (rules.crowning == Crowning::continues && !rules.flying)) {
      hop(at, chain, came, king || crowned);
    } else if (rules.crowning == Crowning::stops || !fly(lowest(at), chain, came, false)) {
      finish(lowest(at), chain, true);
    }
  }

  // Continues as a flying king. Returns whether there was any jump. `bent`: jumps in the direction of the
  // previous jump are skipped. Such a jump takes the same piece from several landing squares, so it is made
  // only from the landing square directly after the previously captured piece.
  bool fly(int at, const Chain<Set>& chain, int came, bool bent) {
    if (!spend()) return true;
    bool found = false;
    board_->each_flight(at, chain.taken, came, [&](Set over, Set landings, int d) {
      if (bent && d == came) return;
      found = true;
      fly_on(over, landings, d, chain.with(over, any(over & view_.enemy_kings)));
    });
    return found;
  }

  void fly_on(Set over, Set landings, int d, const Chain<Set>& chain) {
    const int behind = View::first_along(landings, d);
    bool more = false;
    for (Set rest = landings; any(rest);) {
      const int at = pop(rest);
      if (fly(at, chain, d, at != behind)) more = true;
    }
    if (more) return;
    if (view_.rules().killer && any(over & view_.enemy_kings)) landings = bit<Set>(behind);
    while (any(landings)) finish(pop(landings), chain, true);
  }

  [[gnu::noinline]] void finish(int to, const Chain<Set>& chain, bool king_now) {
    if (stopped_) return;
    const Move<Set> move{chain.taken, static_cast<std::uint8_t>(start_), static_cast<std::uint8_t>(to),
                         king_now && !began_as_king_};
    const CaptureValue value =
        capture_value(view_, began_as_king_, chain.taken, chain.length, chain.kings_met);
    if (!sink_.accept(move, value)) stopped_ = true;
  }

  bool spend() {
    if (--budget_ < 0) stopped_ = true;
    return !stopped_;
  }

  const View& view_;
  Sink& sink_;
  int& budget_;
  const Board* board_ = nullptr;
  int start_ = 0;
  bool began_as_king_ = false;
  bool stopped_ = false;
};

// Collects the captures of the highest value, or all captures. Each move is kept once.
template <class Set>
class CaptureList {
 public:
  CaptureList(std::vector<Move<Set>>& moves, bool only_best, int& budget)
      : moves_(moves), budget_(budget), only_best_(only_best) {}

  [[gnu::always_inline]] bool accept(const Move<Set>& move, CaptureValue value) {
    return (only_best_ && value < best_) || add(move, value);
  }

 private:
  bool add(const Move<Set>& move, CaptureValue value) {
    if (only_best_ && value != best_) {
      best_ = value;
      moves_.clear();
    }
    budget_ -= static_cast<int>(moves_.size() / 16);  // the comparisons below count as steps too
    for (auto other = moves_.rbegin(); other != moves_.rend() && other->from == move.from; ++other) {
      if (*other == move) return true;
    }
    moves_.push_back(move);
    return budget_ >= 0;
  }

  std::vector<Move<Set>>& moves_;
  int& budget_;
  CaptureValue best_{};
  bool only_best_;
};

// Finds the captures of the pieces in these sets; `men`: the men that can capture.
template <class Config, Colour us, class Sink>
bool search_captures(const BoardView<Config, us>& view, const MenCaptures<Config, us>& captures,
                     typename Config::Set men, typename Config::Set kings, Sink& sink, int& budget) {
  return CaptureSearch<Config, us, Sink>(view, sink, budget).search(captures, men, kings);
}

}  // namespace mt::draughts
