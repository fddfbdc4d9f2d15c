// Finds the legal moves from one square to another, without a list of all moves.
//
//   const Glance<Set> look = glance<us>(config, position, from, to);      // nearly always enough
//   if (look.seen == Glance<Set>::Seen::captures) captures_between(view, from, to, moves, budget);
#pragma once
#include "movetext/games/draughts/capture_search.hpp"
#include "movetext/games/draughts/capture_tests.hpp"
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/men_captures.hpp"
#include "movetext/games/draughts/quiet_moves.hpp"

namespace mt::draughts {

// Collects the captures from one square to another, if no other capture from that square has a higher value.
template <class Moves>
class CapturesTo {
 public:
  CapturesTo(Moves& moves, int to) : moves_(moves), to_(to) {}

  template <class Set>
  bool accept(const Move<Set>& move, CaptureValue value) {
    if (value < best_) return true;
    if (value > best_) moves_.clear();
    if (compares_) return value == best_;
    best_ = value;
    if (move.to != to_) return true;
    for (const Move<Set>& other : moves_) {
      if (other == move) return true;
    }
    moves_.push_back(move);
    return true;
  }
  // After this call, captures are no longer collected. A capture of a higher value clears the moves and ends
  // the search.
  void compare() { compares_ = true; }

 private:
  Moves& moves_;
  CaptureValue best_{};
  int to_;
  bool compares_ = false;
};

// Searches for the captures between two squares. Returns false if the budget ran out.
template <class View, class Moves, class Set = typename View::Set>
bool captures_between(const View& view, int from, int to, Moves& moves, int& budget) {
  const Set start = bit<Set>(from);
  const MenCaptures captures(view);
  const Set men = captures.capturers();
  CapturesTo<Moves> sink(moves, to);
  if (!search_captures(view, captures, men & start, view.kings & start, sink, budget)) return false;
  if (moves.empty() || view.rules().priority == Priority::none) return true;
  sink.compare();
  return search_captures(view, captures, men & ~start, view.kings & ~start, sink, budget) || moves.empty();
}

// What is known about the moves from one square to another without a search.
template <class Set>
struct Glance {
  enum class Seen : std::uint8_t { none, one, captures };  // captures: a search must decide
  Seen seen = Seen::none;
  Move<Set> move{};
};

// Returns the piece that a man takes by one jump from one square to the other, or none.
template <class View, class Set = typename View::Set>
[[gnu::always_inline]] constexpr Set taken_by_jump(const View& view, int from, int to) {
  const bool can_jump = has(view.men, from) && has(view.empty, to);
  return can_jump ? view.jumped_over(view.man_captures(), from, to) & view.prey_of_men() : Set{};
}

// Returns the squares where men of `from` can go without capturing.
template <class View, class Set>
[[gnu::always_inline]] constexpr Set steps_of_men(const View& view, Set from) {
  Set steps{};
  for_each_direction(view.man_moves(), [&]<int d>() { steps |= view.template shift<d>(view.men & from); });
  return steps & view.empty;
}

// Returns the squares where short kings of `from` can go without capturing.
template <class View, class Set>
[[gnu::always_inline]] constexpr Set steps_of_short_kings(const View& view, Set from) {
  Set steps{};
  for_each_direction(view.king_moves(), [&]<int d>() { steps |= view.template shift<d>(view.kings & from); });
  return steps & view.empty;
}

// Looks for the move from one square to another in a position in which every capture is a single jump of a
// man.
template <class View, class Set = typename View::Set>
constexpr Glance<Set> glance_single(const View& view, int from, int to) {
  const Set over = taken_by_jump(view, from, to);
  if (!any(over)) return {};
  return {Glance<Set>::Seen::one,
          {over, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), has(view.crown_row(), to)}};
}

// Looks for the move from one square to another in a position without captures. `kings`: the kings that may
// move.
template <class View, class Set>
constexpr Glance<Set> glance_quiet(const View& view, Set kings, int from, int to) {
  const Set start = bit<Set>(from);
  const Set target = bit<Set>(to);
  const Set steps = any(kings & start) ? quiet_targets(view, from) : steps_of_men(view, start);
  if (!any(steps & target)) return {};
  return {Glance<Set>::Seen::one,
          {Set{}, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
           any(view.men & start) && any(target & view.crown_row())}};
}

// Returns whether a king can capture. This is a separate function, so that the caller needs no memory for a
// view if the side has no kings.
template <class View, class Set>
[[gnu::noinline]] bool kings_capture(typename View::Config config, const Position<Set>& position) {
  return any_king_captures(View(config, position));
}

// The side to move is `us`; `from` and `to` are squares of the board.
template <Colour us, class Config, class Set>
[[gnu::always_inline]] constexpr Glance<Set> glance(const Config& config, const Position<Set>& position,
                                                    int from, int to) {
  using View = BoardView<Config, us>;
  if (is_over(config.variant(), position)) return {};
  const View view(config, position);
  const MenCaptures<Config, us> captures(view);
  const bool kings = any(view.kings);
  if (captures.exist() && !kings && captures.single_only()) return glance_single(view, from, to);
  if (captures.exist() || (kings && kings_capture<View>(config, position)))
    return {Glance<Set>::Seen::captures, {}};
  return glance_quiet(view, view.kings & ~resting_king(config.variant().rules, position), from, to);
}

}  // namespace mt::draughts
