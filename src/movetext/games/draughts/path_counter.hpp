// Counts move sequences (perft). The generator lists moves only where it needs a list.
//
// The last ply is counted, not played. If the side to move has no kings, quiet moves and captures of one or
// two pieces are counted with sets. In other positions the capture search is used.
#pragma once
#include "movetext/games/draughts/capture_search.hpp"
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/heaviest_captures.hpp"
#include "movetext/games/draughts/men_captures.hpp"
#include "movetext/games/draughts/quiet_moves.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace mt::draughts {

template <class Config>
class PathCounter {
 public:
  using Set = typename Config::Set;

  PathCounter(const Config& config, int depth) : config_(config), lists_(static_cast<unsigned>(depth) + 1) {}

  // Returns the number of move sequences. `depth`: their length, at least 1. The result is meaningless if
  // failed().
  std::uint64_t paths(const Position<Set>& position, int depth) {
    if (limit_may_bind(position, depth)) return limited_paths(position, depth);
    const auto& men = position.men;
    const auto& kings = position.kings;
    if (position.to_move == Colour::white) {
      return node<Colour::white>({men[0], kings[0], men[1], kings[1]}, depth);
    }
    return node<Colour::black>({men[1], kings[1], men[0], kings[0]}, depth);
  }
  // Returns whether a capture search ran out of its budget.
  bool failed() const { return failed_; }

 private:
  struct Board {
    Set men;
    Set kings;
    Set enemy_men;
    Set enemy_kings;
  };
  template <Colour us>
  using View = BoardView<Config, us>;

  const Rules& rules() const { return config_.variant().rules; }

  // Returns whether Rules::king_limit could forbid a move in the next plies.
  bool limit_may_bind(const Position<Set>& position, int depth) const {
    const auto us = static_cast<unsigned>(position.to_move);
    if (!rules().king_limit || !any(position.kings[0] | position.kings[1])) return false;
    return (position.king_moves[us].count + (depth + 1) / 2 > king_move_limit ||
            position.king_moves[1 - us].count + depth / 2 > king_move_limit);
  }

  // Counts in a position where Rules::king_limit can forbid a move. The counters of king moves are kept.
  std::uint64_t limited_paths(const Position<Set>& position, int depth) {
    MoveList<Set>& moves = lists_[static_cast<unsigned>(depth)];
    if (!legal_moves(config_.variant(), position, moves)) failed_ = true;
    if (depth == 1) return moves.size();
    std::uint64_t total = 0;
    for (const Move<Set>& move : moves) total += paths(play(config_.variant(), position, move), depth - 1);
    return total;
  }

  // Returns the position with this board. The counters of king moves are zero in the result, so use it only
  // where Rules::king_limit cannot forbid a move.
  template <Colour us>
  static Position<Set> position_of(const Board& board) {
    Position<Set> position;
    position.to_move = us;
    position.men[View<us>::own] = board.men;
    position.kings[View<us>::own] = board.kings;
    position.men[View<us>::foe] = board.enemy_men;
    position.kings[View<us>::foe] = board.enemy_kings;
    return position;
  }

  template <Colour us>
  std::uint64_t node(const Board& b, int depth) {
    if (depth == 1) return count_moves<us>(b.men, b.kings, b.enemy_men, b.enemy_kings);
    return depth == 2 ? inner_node<us, true>(b, depth) : inner_node<us, false>(b, depth);
  }

  template <Colour us, bool before_last>
  std::uint64_t inner_node(const Board& board, int depth) {
    if (is_over(board.kings | board.enemy_kings)) return 0;
    if (rules().king_limit && depth > 2 * king_move_limit && any(board.kings | board.enemy_kings)) {
      return limited_paths(position_of<us>(board), depth);
    }
    const View<us> view(config_, board.men, board.kings, board.enemy_men, board.enemy_kings);
    std::uint64_t total = 0;
    const auto enter = [&](const Board& next) __attribute__((always_inline)) {
      if constexpr (before_last) {
        total += count_moves<other(us)>(next.men, next.kings, next.enemy_men, next.enemy_kings);
      } else {
        total += node<other(us)>(next, depth - 1);
      }
    };
    const MenCaptures<Config, us> captures(view);
    if (!any(view.kings) && !captures.exist()) {
      each_quiet_child(view, Set{}, enter);
    } else if (!any(view.kings) && captures.single_only()) {
      each_single_capture(view, captures, enter);
    } else {
      MoveList<Set>& moves = lists_[static_cast<unsigned>(depth)];
      list_captures(view, captures, moves);
      if (moves.empty()) each_quiet_child(view, view.kings, enter);
      for (const Move<Set>& move : moves) enter(after_capture(view, move));
    }
    return total;
  }

  // The sets are separate parameters so that they stay in registers.
  template <Colour us>
  [[gnu::noinline]] std::uint64_t count_moves(Set men, Set kings, Set enemy_men, Set enemy_kings) {
    if (is_over(kings | enemy_kings)) return 0;
    const View<us> view(config_, men, kings, enemy_men, enemy_kings);
    const MenCaptures<Config, us> captures(view);
    if (any(kings)) return count_listed<us>(men, kings, enemy_men, enemy_kings);
    if (!captures.exist()) return count_men_moves(view);
    if (captures.single_only()) return static_cast<unsigned>(captures.count_single());
    const int doubles = captures.count_double();
    if (doubles != 0) return static_cast<unsigned>(doubles);
    return count_listed<us>(men, kings, enemy_men, enemy_kings);
  }

  template <Colour us>
  [[gnu::noinline]] std::uint64_t count_listed(Set men, Set own_kings, Set enemy_men, Set enemy_kings) {
    const View<us> view(config_, men, own_kings, enemy_men, enemy_kings);
    MoveList<Set>& moves = lists_[0];
    list_captures(view, MenCaptures<Config, us>(view), moves);
    if (!moves.empty()) return moves.size();
    std::uint64_t total = count_men_moves(view);
    for (Set kings = view.kings; any(kings);) {
      total += static_cast<unsigned>(count(quiet_targets(view, pop(kings))));
    }
    return total;
  }

  bool is_over(Set kings) const { return rules().goal == Goal::breakthrough && any(kings); }

  template <Colour us>
  static std::uint64_t count_men_moves(const View<us>& view) {
    constexpr int ahead = us == Colour::white ? up_left : down_left;
    if (view.man_moves() == (diagonals & not_backward[View<us>::own])) {
      return static_cast<unsigned>(count(view.template shift<ahead>(view.men) & view.empty,
                                         view.template shift<ahead + 1>(view.men) & view.empty));
    }
    int total = 0;
    for_each_direction(view.man_moves(),
                       [&]<int d>() { total += count(view.template shift<d>(view.men) & view.empty); });
    return static_cast<unsigned>(total);
  }

  template <Colour us, class Enter>
  void each_single_capture(const View<us>& view, const MenCaptures<Config, us>& captures, Enter&& enter) {
    for_each_direction(view.man_captures(), [&]<int d>() {
      for (Set landings = captures.template landings<d>(); any(landings);) {
        const Set to = take(landings);
        const Set over = view.template shift<opposite(d)>(to);
        const Set men = view.men & ~view.template shift<opposite(d)>(over);
        const bool crowns = any(to & view.crown_row());
        enter(Board{view.enemy_men & ~over, view.enemy_kings & ~over, crowns ? men : men | to,
                    crowns ? view.kings | to : view.kings});
      }
    });
  }

  template <Colour us, class Enter>
  void each_quiet_child(const View<us>& view, Set kings, Enter&& enter) {
    for_each_direction(view.man_moves(), [&]<int d>() {
      for (Set targets = view.template shift<d>(view.men) & view.empty; any(targets);) {
        const Set to = take(targets);
        const Set men = view.men & ~view.template shift<opposite(d)>(to);
        const bool crowns = any(to & view.crown_row());
        enter(Board{view.enemy_men, view.enemy_kings, crowns ? men : men | to,
                    crowns ? view.kings | to : view.kings});
      }
    });
    while (any(kings)) {
      const int from = pop(kings);
      const Set others = view.kings & ~bit<Set>(from);
      for (Set targets = quiet_targets(view, from); any(targets);) {
        enter(Board{view.enemy_men, view.enemy_kings, view.men, others | take(targets)});
      }
    }
  }

  template <Colour us>
  static Board after_capture(const View<us>& view, const Move<Set>& move) {
    const Set from = bit<Set>(move.from);
    const Set to = bit<Set>(move.to);
    const bool becomes_king = move.crowns || any(view.kings & from);
    const Set men = view.men & ~from;
    const Set kings = view.kings & ~from;
    return {view.enemy_men & ~move.taken, view.enemy_kings & ~move.taken, becomes_king ? men : men | to,
            becomes_king ? kings | to : kings};
  }

  template <Colour us>
  [[gnu::noinline]] void list_captures(const View<us>& view, const MenCaptures<Config, us>& captures,
                                       MoveList<Set>& moves) {
    moves.clear();
    if (failed_) return;  // the result is meaningless anyway
    int budget = search_budget;
    CaptureList<Set> sink(moves, true, budget);
    if (!search_captures(view, captures, captures.capturers(), view.kings, sink, budget))
      list_many_captures(view, moves);
  }

  template <Colour us>
  [[gnu::noinline]] void list_many_captures(const View<us>& view, MoveList<Set>& moves) {
    const Board board{view.men, view.kings, view.enemy_men, view.enemy_kings};
    if (!heaviest_captures(config_.variant(), position_of<us>(board), moves)) failed_ = true;
  }

  Config config_;
  std::vector<MoveList<Set>> lists_;  // one list for each depth; index 0: the last ply
  bool failed_ = false;
};

// Counts as perft() does, with the rules as `Config` gives them. `depth`: at least 1.
template <class Config, class Set>
Result<std::uint64_t> count_paths(const Variant<Set>& variant, const Position<Set>& position, int depth) {
  PathCounter<Config> counter(Config(variant), depth);
  const std::uint64_t paths = counter.paths(position, depth);
  if (counter.failed()) return Fault{Code::too_complex};
  return paths;
}

}  // namespace mt::draughts
