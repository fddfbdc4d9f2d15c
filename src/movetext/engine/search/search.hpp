// The search of games with perfect information: iterative deepening until a limit ends it.
//
//   Search<G, E> search(game, evaluation, table, meter);
//   search.run(past, position, roots, 1, found, max_plies);
//
// If the limit is a number of nodes, the result depends only on the arguments and on the contents of the
// table. The caller starts a new search of the table (Table::age) and may let helpers take part
// (helpers.hpp).
#pragma once
#include "movetext/engine/search/tree.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace mt::engine {

// A move of the position that is searched, with the results for this move.
template <Game G>
struct RootMove {
  typename G::Move move{};
  std::optional<int> final_value{};  // set if the move ends the game
  int value = -infinite_value;       // the last exact value that a search has found for the move
  int depth = 0;                     // the depth at which `value` was found
  std::vector<typename G::Move> line{};
};

template <Game G, Evaluates<G> E>
class Search : private Tree<G, E> {
  using Base = Tree<G, E>;

 public:
  using typename Base::Move;
  using typename Base::Position;

  using Base::Base;

  // Searches deeper and deeper until the meter ends the search. `moves` has at least one move. At the end,
  // the best `lines` moves come first, sorted by value. found(moves, rank, complete) is called
  // whenever the search of a rank ends at a new depth, or another move has come to that rank. `complete` is
  // false if the search of that depth was interrupted.
  template <class Found>
  void run(const Past<G>& past, const Position& position, std::vector<RootMove<G>>& moves, int lines,
           Found&& found, int most_depth, int first_depth = 1) {
    begin(past, position);
    const auto wanted = std::min(static_cast<std::size_t>(std::max(lines, 1)), moves.size());
    for (int depth = first_depth; depth <= std::min(meter_.depth_limit(), most_depth); ++depth) {
      if (depth > 1 && !goes_on(moves, wanted, depth)) return;
      const Roots before = wanted > 1 ? moves : Roots();
      for (std::size_t rank = 0; rank < wanted; ++rank) {
        const Ended ended = search_rank(moves, rank, depth);
        if (ended != Ended::without_result)
          for (std::size_t i = insert(moves, rank); i <= rank; ++i) found(moves, i, ended == Ended::complete);
        if (ended == Ended::complete) continue;
        if (depth > 1 && !are_sorted(moves, wanted)) restore(moves, before, wanted, found);
        return;
      }
    }
  }

 private:
  using Base::descend;
  using Base::evaluation_;
  using Base::frames_;
  using Base::game_;
  using Base::make;
  using Base::meter_;
  using Base::past_;
  using Base::successes_;
  using Base::table_;
  using Base::traits_;
  using Roots = std::vector<RootMove<G>>;

  void begin(const Past<G>& past, const Position& position) {
    past_ = &past;
    successes_.clear();
    for (Frame<G>& frame : frames_) frame.killers = {};
    frames_[0].position = position;
    frames_[0].key = evaluation_.key(position);
    frames_[0].quiet = past.quiet();
  }

  // Returns whether to search to that depth. There must be enough time for it. If a clock is the only limit,
  // the search must also be able to change the answer.
  bool goes_on(const Roots& moves, std::size_t wanted, int depth) {
    if (!meter_.may_go_on(0.55)) return false;
    if (!meter_.plays_by_clock()) return true;
    if (moves.size() == 1 && depth > 4) return false;
    const int value = moves[wanted - 1].value;
    return !is_decided(value) || depth <= win_value - std::abs(value) + 2;
  }

  enum class Ended : std::uint8_t {
    complete,
    with_result,  // interrupted; the best move with an exact value is at the rank
    without_result,
  };

  static bool is_better(const RootMove<G>& a, const RootMove<G>& b) { return a.value > b.value; }
  static bool are_sorted(const Roots& moves, std::size_t number) {
    return std::is_sorted(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(number), is_better);
  }
  // Moves the move at `rank` forward, before all moves that have a lower value. Returns its new rank.
  static std::size_t insert(Roots& moves, std::size_t rank) {
    const auto at = moves.begin() + static_cast<std::ptrdiff_t>(rank);
    const auto place = std::upper_bound(moves.begin(), at, *at, is_better);
    std::rotate(place, at, at + 1);
    return static_cast<std::size_t>(place - moves.begin());
  }
  // Restores the moves and lines of the last complete depth, because values of different depths cannot be
  // compared.
  template <class Found>
  void restore(Roots& moves, const Roots& before, std::size_t wanted, Found&& found) {
    moves = before;
    for (std::size_t i = 0; i < wanted; ++i) found(moves, i, true);
  }

  // Finds the best of the moves at this rank and after it, and puts it at this rank. If the search is
  // interrupted before any move has an exact value, the result of the previous depth stays. A value at or
  // beyond the edge of the window is only a bound, so the search is then repeated with a wider window.
  Ended search_rank(Roots& moves, std::size_t rank, int depth) {
    const int before = moves[rank].value;
    int margin = depth >= 4 && !is_decided(before) && before > -infinite_value ? 30 : 2 * infinite_value;
    int low = std::max(before - margin, -infinite_value);
    int high = std::min(before + margin, infinite_value);
    if (margin > infinite_value) low = -infinite_value, high = infinite_value;
    std::size_t first = rank;
    bool has_result = false;
    for (;;) {
      const int value = search_window(moves, rank, depth, low, high, first, has_result);
      if (meter_.stopped()) return has_result ? Ended::with_result : Ended::without_result;
      if (value > low && value < high) return Ended::complete;
      margin *= 4;
      if (value <= low) low = margin > 600 ? -infinite_value : std::max(value - margin, -infinite_value);
      if (value >= high) high = margin > 600 ? infinite_value : std::min(value + margin, infinite_value);
    }
  }

  // Searches the moves at this rank and after it, beginning with the move at index `first`. If a move has an
  // exact value, puts the best of these moves at the rank, and sets `has_result`. If a move has a value above
  // the window, sets `first` to its index. Returns the best value.
  int search_window(Roots& moves, std::size_t rank, int depth, int alpha, int beta, std::size_t& first,
                    bool& has_result) {
    int best = -infinite_value;
    std::size_t best_at = moves.size();
    std::size_t above = rank;
    for (std::size_t done = 0; rank + done < moves.size(); ++done) {
      const std::size_t at = rank + done;
      const std::size_t i = done == 0 ? first : at <= first ? at - 1 : at;
      const int value = search_root(moves[i], depth, std::max(alpha, best), beta, done == 0, done);
      if (meter_.stopped()) break;
      if (value <= best) continue;
      best = value;
      if (value <= alpha) continue;
      if (value >= beta) {
        above = i;
        break;
      }
      keep(moves[i], value, depth);
      best_at = i;
    }
    first = above;
    if (best_at == moves.size()) return best;
    has_result = true;
    if (above < best_at) ++first;
    const auto begin = moves.begin() + static_cast<std::ptrdiff_t>(rank);
    const auto chosen = moves.begin() + static_cast<std::ptrdiff_t>(best_at);
    std::rotate(begin, chosen, chosen + 1);
    return best;
  }
  void keep(RootMove<G>& root, int value, int depth) {
    root.value = value;
    root.depth = depth;
    root.line.assign(1, root.move);
    root.line.insert(root.line.end(), frames_[1].line.begin(), frames_[1].line.end());
  }

  int search_root(const RootMove<G>& root, int depth, int alpha, int beta, bool first, std::size_t place) {
    if (root.final_value) {
      frames_[1].line.clear();
      return *root.final_value;
    }
    make(0, root.move);
    if (first) return descend(0, depth - 1, alpha, beta);
    const bool quiet = evaluation_.gain(frames_[0].position, root.move) == 0 && !game_.captures(root.move);
    const int less = traits_.reductions && quiet && depth >= 3 && place >= 4 ? 1 : 0;
    int value = descend(0, depth - 1 - less, alpha, alpha + 1);
    if (value > alpha && less > 0) value = descend(0, depth - 1, alpha, alpha + 1);
    if (value > alpha && value < beta) value = descend(0, depth - 1, alpha, beta);
    return value;
  }
};

}  // namespace mt::engine
