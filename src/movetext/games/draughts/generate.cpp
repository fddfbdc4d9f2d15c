#include "movetext/games/draughts/generate.hpp"

#include "movetext/games/draughts/capture_search.hpp"
#include "movetext/games/draughts/capture_tests.hpp"
#include "movetext/games/draughts/heaviest_captures.hpp"
#include "movetext/games/draughts/men_captures.hpp"
#include "movetext/games/draughts/moves_between.hpp"
#include "movetext/games/draughts/path_search.hpp"
#include "movetext/games/draughts/quiet_moves.hpp"

namespace mt::draughts {
namespace {

template <class Set>
bool is_square(const Variant<Set>& variant, int index) {
  return index >= 0 && index < set_bits<Set> && has(variant.geometry.squares, index);
}

// Returns false and an empty list if the budget ran out.
template <class View, class Set>
bool list_captures(const View& view, bool only_best, MoveList<Set>& moves, Effort* effort = nullptr) {
  Budget budget(effort);
  CaptureList<Set> sink(moves, only_best, budget.left);
  const MenCaptures captures(view);
  if (search_captures(view, captures, captures.capturers(), view.kings, sink, budget.left)) return true;
  moves.clear();
  return false;
}

// Lists the captures that the priority rule allows.
template <class View, class Set>
bool list_best_captures(const View& view, const Variant<Set>& variant, const Position<Set>& position,
                        MoveList<Set>& moves, Effort* effort) {
  return list_captures(view, true, moves, effort) || heaviest_captures(variant, position, moves, effort);
}

template <class View, class Set>
void list_quiet_moves(const View& view, Set kings, MoveList<Set>& moves) {
  each_quiet_move(view, kings, [&](int from, int to, bool crowns) {
    moves.push_back({Set{}, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), crowns});
  });
}

struct PathCall {
  PathVisitor visit;
  void* context;
  bool path(std::span<const std::uint8_t> landings) const { return visit(context, landings); }
};

}  // namespace

template <class Set>
bool legal_moves(const Variant<Set>& variant, const Position<Set>& position, MoveList<Set>& moves,
                 Effort* effort) {
  moves.clear();
  if (is_over(variant, position)) return true;
  return with_view(variant, position, [&](const auto& view) {
    if (!list_best_captures(view, variant, position, moves, effort)) return false;
    if (moves.empty()) list_quiet_moves(view, view.kings & ~resting_king(variant.rules, position), moves);
    return true;
  });
}

template <class Set>
bool legal_moves_between(const Variant<Set>& variant, const Position<Set>& position, int from, int to,
                         MoveList<Set>& moves, Effort* effort) {
  moves.clear();
  if (!is_square(variant, from) || !is_square(variant, to)) return true;
  return with_view(variant, position, [&]<class Config, Colour us>(const BoardView<Config, us>& view) {
    const Glance<Set> look = glance<us>(view.config, position, from, to);
    if (look.seen == Glance<Set>::Seen::one) moves.push_back(look.move);
    if (look.seen != Glance<Set>::Seen::captures) return true;
    if (Budget budget(effort); captures_between(view, from, to, moves, budget.left)) return true;
    const bool known = heaviest_captures(variant, position, moves, effort);
    std::erase_if(moves, [&](const Move<Set>& move) { return move.from != from || move.to != to; });
    return known;
  });
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
bool walk_paths(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move,
                PathVisitor visit, void* context, Effort* effort) {
  if (!move.is_capture()) {
    visit(context, std::span(&move.to, 1));
    return true;
  }
  return with_view(variant, position, [&]<class Config, Colour us>(const BoardView<Config, us>& view) {
    Budget budget(effort);
    PathCall sink{visit, context};
    return PathSearch<Config, us, PathCall>(view, move, sink, budget.left).search();
  });
}

template bool legal_moves(const Variant<Set64>&, const Position<Set64>&, MoveList<Set64>&, Effort*);
template bool legal_moves_between(const Variant<Set64>&, const Position<Set64>&, int, int, MoveList<Set64>&,
                                  Effort*);
template bool can_capture(const Variant<Set64>&, const Position<Set64>&);
template bool has_move(const Variant<Set64>&, const Position<Set64>&);
template bool all_captures(const Variant<Set64>&, const Position<Set64>&, MoveList<Set64>&);
template bool walk_paths(const Variant<Set64>&, const Position<Set64>&, const Move<Set64>&, PathVisitor,
                         void*, Effort*);

template bool legal_moves(const Variant<Set128>&, const Position<Set128>&, MoveList<Set128>&, Effort*);
template bool legal_moves_between(const Variant<Set128>&, const Position<Set128>&, int, int,
                                  MoveList<Set128>&, Effort*);
template bool can_capture(const Variant<Set128>&, const Position<Set128>&);
template bool has_move(const Variant<Set128>&, const Position<Set128>&);
template bool all_captures(const Variant<Set128>&, const Position<Set128>&, MoveList<Set128>&);
template bool walk_paths(const Variant<Set128>&, const Position<Set128>&, const Move<Set128>&, PathVisitor,
                         void*, Effort*);

template bool legal_moves(const Variant<Set256>&, const Position<Set256>&, MoveList<Set256>&, Effort*);
template bool legal_moves_between(const Variant<Set256>&, const Position<Set256>&, int, int,
                                  MoveList<Set256>&, Effort*);
template bool can_capture(const Variant<Set256>&, const Position<Set256>&);
template bool has_move(const Variant<Set256>&, const Position<Set256>&);
template bool all_captures(const Variant<Set256>&, const Position<Set256>&, MoveList<Set256>&);
template bool walk_paths(const Variant<Set256>&, const Position<Set256>&, const Move<Set256>&, PathVisitor,
                         void*, Effort*);

}  // namespace mt::draughts
