#include "movetext/games/draughts/generate.hpp"

#include "movetext/games/draughts/fixed_variant.hpp"
#include "movetext/games/draughts/rows.hpp"
#include <array>
#include <span>

#include "movetext/games/draughts/capture_search.hpp"
#include "movetext/games/draughts/men_captures.hpp"
#include "movetext/games/draughts/path_search.hpp"
#include "movetext/games/draughts/quiet_moves.hpp"

#include <algorithm>

namespace mt::draughts {
namespace {

// Calls work(view) with the colour to move as a compile-time value.
template <class Config, class Set, class Work>
auto with_config(const Config& config, const Position<Set>& position, Work&& work) {
  if (position.to_move == Colour::white) return work(BoardView<Config, Colour::white>(config, position));
  return work(BoardView<Config, Colour::black>(config, position));
}

template <class Set, class Work>
auto with_view(const Variant<Set>& variant, const Position<Set>& position, Work&& work) {
  return with_config(Loose<Set>(variant), position, work);
}

// `men`: those that can capture.
template <class Config, Colour us, class Sink>
bool search_captures(const BoardView<Config, us>& view, typename Config::Set men, typename Config::Set kings,
                     Sink& sink, int& budget) {
  return CaptureSearch<Config, us, Sink>(view, sink, budget).search(men, kings);
}

template <class View>
typename View::Set capturing_men(const View& view) {
  return view.men & view.jump_starts(view.man_captures(), view.prey_of_men());
}

template <class Set>
bool is_over(const Variant<Set>& variant, const Position<Set>& position) {
  return variant.rules.goal == Goal::breakthrough && any(position.kings[0] | position.kings[1]);
}

template <class Set>
bool is_square(const Variant<Set>& variant, int index) {
  return index >= 0 && index < set_bits<Set> && has(variant.geometry.squares, index);
}

// False: the budget ran out, `moves` is then empty.
template <class View, class Set>
bool list_captures(const View& view, bool only_best, MoveList<Set>& moves) {
  int budget = search_budget;
  CaptureList<Set> sink(moves, only_best, budget);
  if (search_captures(view, capturing_men(view), view.kings, sink, budget)) return true;
  moves.clear();
  return false;
}

template <class View, class Set>
void list_quiet_moves(const View& view, Set kings, MoveList<Set>& moves) {
  each_quiet_move(view, kings, [&](int from, int to, bool crowns) {
    moves.push_back({Set{}, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), crowns});
  });
}

template <class View>
bool king_can_capture(const View& view, int square) {
  using Set = typename View::Set;
  for (int d = 0; d < direction_count; ++d) {
    if (((view.king_captures() >> d) & 1U) == 0) continue;
    const Set line = view.ray(square, d);
    const Set block = line & ~view.empty;
    if (!any(block)) continue;
    const int over = View::first_along(block, d);
    if (!has(view.enemy, over)) continue;
    if (!view.rules().flying && over != View::first_along(line, d)) continue;
    const Set beyond = view.ray(over, d);
    if (any(beyond) && has(view.empty, View::first_along(beyond, d))) return true;
  }
  return false;
}

template <class View>
bool any_king_captures(const View& view) {
  for (auto kings = view.kings; any(kings);) {
    if (king_can_capture(view, pop(kings))) return true;
  }
  return false;
}

template <class View>
bool any_capture(const View& view) {
  if (any(capturing_men(view))) return true;
  return any_king_captures(view);
}

// The captures from one square that end on another, and the best value of all captures from there.
template <class Set>
class CapturesTo {
 public:
  CapturesTo(MoveList<Set>& moves, int to) : moves_(moves), to_(to) {}

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
  MoveList<Set>& moves_;
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
template <class View, class Set>
bool captures_between(const View& view, Set men, int from, int to, MoveList<Set>& moves) {
  int budget = search_budget;
  const Set start = bit<Set>(from);
  CapturesTo<Set> sink(moves, to);
  if (!search_captures(view, men & start, view.kings & start, sink, budget)) return false;
  if (moves.empty() || view.rules().priority == Priority::none) return true;
  Rival rival{sink.best()};
  const bool done = search_captures(view, men & ~start, view.kings & ~start, rival, budget);
  if (rival.found) moves.clear();
  return done || rival.found;
}

// When every capture is one jump of a man.
template <class Config, Colour us, class Set>
void single_between(const BoardView<Config, us>& view, const MenCaptures<Config, us>& captures, int from,
                    int to, MoveList<Set>& moves) {
  const Set start = bit<Set>(from);
  const Set target = bit<Set>(to);
  for_each_direction(view.man_captures(), [&]<int d>() {
    const Set over = view.template shift<d>(captures.template capturers<d>() & start);
    if (view.template shift<d>(over) != target) return;
    moves.push_back({over, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                     any(target & view.crown_row())});
  });
}

template <class View, class Set>
void quiet_between(const View& view, Set kings, int from, int to, MoveList<Set>& moves) {
  const Set start = bit<Set>(from);
  const Set target = bit<Set>(to);
  bool found = any(kings & start) && any(quiet_targets(view, from) & target);
  const bool man = any(view.men & start);
  if (man && any(view.empty & target)) {
    for_each_direction(view.man_moves(),
                       [&]<int d>() { found = found || view.template shift<d>(start) == target; });
  }
  if (!found) return;
  moves.push_back({Set{}, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
                   man && any(target & view.crown_row())});
}

// False: the budget ran out.
template <class Config, Colour us, class Set>
bool moves_between(const BoardView<Config, us>& view, Set resting, int from, int to, MoveList<Set>& moves) {
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

template <class Config, class Set>
bool config_moves_between(const Config& config, const Position<Set>& position, int from, int to,
                          MoveList<Set>& moves) {
  moves.clear();
  if (is_over(config.variant(), position)) return true;
  if (!is_square(config.variant(), from) || !is_square(config.variant(), to)) return true;
  return with_config(config, position, [&](const auto& view) {
    if (moves_between(view, resting_king(config.variant().rules, position), from, to, moves)) return true;
    moves.clear();
    return false;
  });
}

template <class Set>
struct FixedBetween {
  const Rules* rules;
  BetweenFunction<Set> function;
};

template <class Set, Rules rules>
constexpr FixedBetween<Set> fixed_entry() {
  constexpr const Variant<Set>& known = fixed_variant<Set, rules>;
  return {&known.rules, [](const Variant<Set>& variant, const Position<Set>& position, int from, int to,
                           MoveList<Set>& moves) {
            return config_moves_between(Fixed<Set, known>(variant), position, from, to, moves);
          }};
}

template <class Set>
constexpr std::span<const FixedBetween<Set>> fixed_between() {
  return {};
}

constexpr std::array fixed_between_64 = {
    fixed_entry<Set64, rows::international>(), fixed_entry<Set64, rows::english>(),
    fixed_entry<Set64, rows::russian>(), fixed_entry<Set64, rows::brazilian>(),
    fixed_entry<Set64, rows::italian>(), fixed_entry<Set64, rows::frisian>()};
template <>
constexpr std::span<const FixedBetween<Set64>> fixed_between<Set64>() {
  return fixed_between_64;
}

struct PathCall {
  PathVisitor visit;
  void* context;
  bool path(std::span<const std::uint8_t> landings) const { return visit(context, landings); }
};

// The counters of Rules::king_limit after a move: cleared by everything but one more quiet move of the same
// king, and when their king is taken or their side has no men (any more).
template <class Set>
void count_king_moves(Position<Set>& position, const Move<Set>& move, unsigned us) {
  KingMoves& mine = position.king_moves[us];
  KingMoves& theirs = position.king_moves[1 - us];
  if (move.is_capture() || !has(position.kings[us], move.to) || move.crowns || !any(position.men[us])) {
    mine = {};
  } else {
    const bool same = mine.count != 0 && mine.square == move.from;
    const int moves = same ? std::min(mine.count + 1, king_move_limit) : 1;
    mine = {static_cast<std::uint8_t>(moves), move.to};
  }
  if (!any(position.men[1 - us]) || has(move.taken, theirs.square)) theirs = {};
}

}  // namespace

template <class Set>
bool legal_moves(const Variant<Set>& variant, const Position<Set>& position, MoveList<Set>& moves) {
  moves.clear();
  if (is_over(variant, position)) return true;
  return with_view(variant, position, [&](const auto& view) {
    if (!list_captures(view, true, moves)) return false;
    if (moves.empty()) list_quiet_moves(view, view.kings & ~resting_king(variant.rules, position), moves);
    return true;
  });
}

template <class Set>
bool legal_moves_between(const Variant<Set>& variant, const Position<Set>& position, int from, int to,
                         MoveList<Set>& moves) {
  return config_moves_between(Loose<Set>(variant), position, from, to, moves);
}

template <class Set>
BetweenFunction<Set> fastest_between(const Variant<Set>& variant) {
  const Rules rules = movement_of(variant.rules);
  for (const FixedBetween<Set>& fixed : fixed_between<Set>())
    if (*fixed.rules == rules) return fixed.function;
  return legal_moves_between<Set>;
}

template <class Set>
bool can_capture(const Variant<Set>& variant, const Position<Set>& position) {
  if (is_over(variant, position)) return false;
  return with_view(variant, position, [](const auto& view) { return any_capture(view); });
}

template <class Set>
bool has_move(const Variant<Set>& variant, const Position<Set>& position) {
  if (is_over(variant, position)) return false;
  return with_view(variant, position, [&](const auto& view) {
    bool found = any_capture(view);
    for_each_direction(view.man_moves(),
                       [&]<int d>() { found = found || any(view.template shift<d>(view.men) & view.empty); });
    for (Set kings = view.kings & ~resting_king(variant.rules, position); any(kings) && !found;) {
      found = any(quiet_targets(view, pop(kings)));
    }
    return found;
  });
}

template <class Set>
bool all_captures(const Variant<Set>& variant, const Position<Set>& position, MoveList<Set>& moves) {
  moves.clear();
  if (is_over(variant, position)) return true;
  return with_view(variant, position, [&](const auto& view) { return list_captures(view, false, moves); });
}

template <class Set>
Position<Set> play(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move) {
  const auto us = static_cast<unsigned>(position.to_move);
  Position<Set> next = position;
  const Set from = bit<Set>(move.from);
  const Set to = bit<Set>(move.to);
  const bool man = any(position.men[us] & from);
  (man ? next.men : next.kings)[us] &= ~from;
  (man && !move.crowns ? next.men : next.kings)[us] |= to;
  next.men[1 - us] &= ~move.taken;
  next.kings[1 - us] &= ~move.taken;
  next.to_move = other(position.to_move);
  if (variant.rules.king_limit) count_king_moves(next, move, us);
  return next;
}

template <class Set>
bool walk_paths(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                PathVisitor visit, void* context) {
  if (!move.is_capture()) {
    visit(context, std::span(&move.to, 1));
    return true;
  }
  return with_view(variant, position, [&]<class Config, Colour us>(const BoardView<Config, us>& view) {
    int budget = search_budget;
    PathCall sink{visit, context};
    return PathSearch<Config, us, PathCall>(view, move, sink, budget).search();
  });
}

template bool legal_moves(const Variant<Set64>&, const Position<Set64>&, MoveList<Set64>&);
template bool legal_moves_between(const Variant<Set64>&, const Position<Set64>&, int, int, MoveList<Set64>&);
template BetweenFunction<Set64> fastest_between(const Variant<Set64>&);
template bool can_capture(const Variant<Set64>&, const Position<Set64>&);
template bool has_move(const Variant<Set64>&, const Position<Set64>&);
template bool all_captures(const Variant<Set64>&, const Position<Set64>&, MoveList<Set64>&);
template Position<Set64> play(const Variant<Set64>&, const Position<Set64>&, const Move<Set64>&);
template bool walk_paths(const Variant<Set64>&, const Position<Set64>&, const Move<Set64>&, PathVisitor,
                         void*);

template bool legal_moves(const Variant<Set128>&, const Position<Set128>&, MoveList<Set128>&);
template bool legal_moves_between(const Variant<Set128>&, const Position<Set128>&, int, int,
                                  MoveList<Set128>&);
template BetweenFunction<Set128> fastest_between(const Variant<Set128>&);
template bool can_capture(const Variant<Set128>&, const Position<Set128>&);
template bool has_move(const Variant<Set128>&, const Position<Set128>&);
template bool all_captures(const Variant<Set128>&, const Position<Set128>&, MoveList<Set128>&);
template Position<Set128> play(const Variant<Set128>&, const Position<Set128>&, const Move<Set128>&);
template bool walk_paths(const Variant<Set128>&, const Position<Set128>&, const Move<Set128>&, PathVisitor,
                         void*);

template bool legal_moves(const Variant<Set256>&, const Position<Set256>&, MoveList<Set256>&);
template bool legal_moves_between(const Variant<Set256>&, const Position<Set256>&, int, int,
                                  MoveList<Set256>&);
template BetweenFunction<Set256> fastest_between(const Variant<Set256>&);
template bool can_capture(const Variant<Set256>&, const Position<Set256>&);
template bool has_move(const Variant<Set256>&, const Position<Set256>&);
template bool all_captures(const Variant<Set256>&, const Position<Set256>&, MoveList<Set256>&);
template Position<Set256> play(const Variant<Set256>&, const Position<Set256>&, const Move<Set256>&);
template bool walk_paths(const Variant<Set256>&, const Position<Set256>&, const Move<Set256>&, PathVisitor,
                         void*);

}  // namespace mt::draughts
