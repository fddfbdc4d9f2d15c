// The legal moves from one square to another, without a list of all of them.
//
// `Moves` is a MoveList, or a SoleMove where it matters only whether there is one.
#pragma once
#include "movetext/games/draughts/capture_search.hpp"
#include "movetext/games/draughts/capture_tests.hpp"
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/men_captures.hpp"
#include "movetext/games/draughts/quiet_moves.hpp"

namespace mt::draughts {

// As much of a list as tells whether it holds a single move: its first one, and how many have been added.
template <class Set>
class SoleMove {
 public:
  explicit SoleMove(Move<Set>& first) : first_(&first) {}

  void clear() { size_ = 0; }
  void push_back(const Move<Set>& move) {
    if (size_++ == 0) *first_ = move;
  }
  bool empty() const { return size_ == 0; }
  int size() const { return size_; }
  const Move<Set>* begin() const { return first_; }
  const Move<Set>* end() const { return first_ + (size_ == 0 ? 0 : 1); }

 private:
  Move<Set>* first_;
  int size_ = 0;
};

// The captures from one square that end on another, and the best value of all captures from there.
template <class Moves>
class CapturesTo {
 public:
  CapturesTo(Moves& moves, int to) : moves_(moves), to_(to) {}

  template <class Set>
  bool accept(const Move<Set>& move, CaptureValue value) {
    if (value < best_) return true;
    if (value > best_) moves_.clear();
    best_ = value;
    if (move.to != to_) return true;
    for (const Move<Set>& other : moves_) {
      if (other == move) return true;
    }
    moves_.push_back(move);
    return true;
  }
  CaptureValue best() const { return best_; }

 private:
  Moves& moves_;
  CaptureValue best_{};
  int to_;
};

// Stops at the first capture that is worth more than a given one.
struct Rival {
  CaptureValue best;
  bool found = false;

  template <class Set>
  bool accept(const Move<Set>&, CaptureValue value) {
    found = value > best;
    return !found;
  }
};

// `men`: those that can capture.  False: the budget ran out.
template <class View, class Set, class Moves>
bool captures_between(const View& view, Set men, int from, int to, Moves& moves) {
  int budget = search_budget;
  const Set start = bit<Set>(from);
  CapturesTo<Moves> sink(moves, to);
  if (!search_captures(view, men & start, view.kings & start, sink, budget)) return false;
  if (moves.empty() || view.rules().priority == Priority::none) return true;
  Rival rival{sink.best()};
  const bool done = search_captures(view, men & ~start, view.kings & ~start, rival, budget);
  if (rival.found) moves.clear();
  return done || rival.found;
}

// When every capture is one jump of a man.
template <class Config, Colour us, class Moves>
void single_between(const BoardView<Config, us>& view, const MenCaptures<Config, us>& captures, int from,
                    int to, Moves& moves) {
  using Set = typename Config::Set;
  const Set start = bit<Set>(from);
  const Set target = bit<Set>(to);
  Set taken{};
  for_each_direction(view.man_captures(), [&]<int d>() {
    const Set over = view.template shift<d>(captures.template capturers<d>() & start);
    taken |= view.template shift<d>(over) == target ? over : Set{};
  });
  if (!any(taken)) return;
  moves.push_back({taken, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                   any(target & view.crown_row())});
}

template <class View, class Set, class Moves>
void quiet_between(const View& view, Set kings, int from, int to, Moves& moves) {
  const Set start = bit<Set>(from);
  const Set target = bit<Set>(to);
  const bool man = any(view.men & start);
  Set steps{};
  for_each_direction(view.man_moves(), [&]<int d>() { steps |= view.template shift<d>(view.men & start); });
  if (any(kings & start)) steps = quiet_targets(view, from);
  if (!any(steps & view.empty & target)) return;
  moves.push_back({Set{}, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                   man && any(target & view.crown_row())});
}

// False: the budget ran out.
template <class Config, Colour us, class Set, class Moves>
bool moves_between(const BoardView<Config, us>& view, Set resting, int from, int to, Moves& moves) {
  const MenCaptures<Config, us> captures(view);
  if (captures.exist() && !any(view.kings) && captures.single_only()) {
    single_between(view, captures, from, to, moves);
    return true;
  }
  if (captures.exist() || any_king_captures(view)) {
    return captures_between(view, captures.capturers(), from, to, moves);
  }
  quiet_between(view, view.kings & ~resting, from, to, moves);
  return true;
}

// `moves` is empty before.  `from` and `to` are squares of the board.  False: the budget ran out.
template <class Config, class Set, class Moves>
bool moves_between(const Config& config, const Position<Set>& position, int from, int to, Moves& moves) {
  if (is_over(config.variant(), position)) return true;
  return with_config(config, position, [&](const auto& view) {
    return moves_between(view, resting_king(config.variant().rules, position), from, to, moves);
  });
}

}  // namespace mt::draughts
