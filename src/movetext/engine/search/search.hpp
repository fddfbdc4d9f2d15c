// The search of games with perfect information: iterative deepening until its limits end it.
//
//   Search<G, E> search(game, evaluation, table, meter);
//   search.run(past, position, roots, 1, found, max_plies);
//
// The same calls with the same limit of nodes give the same answer if the table was in the same state.
#pragma once
#include "movetext/engine/search/tree.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace mt::engine {

// A move of the searched position, with the results for it.
template <Game G>
struct RootMove {
  typename G::Move move{};
  std::optional<int> final_value{};  // the game ends with it
  int value = -infinite_value;       // by the last search in which it was exact
  std::vector<typename G::Move> line{};
};

template <Game G, Evaluates<G> E>
class Search : private Tree<G, E> {
  using Base = Tree<G, E>;

 public:
  using typename Base::Move;
  using typename Base::Position;

  using Base::Base;

  // Searches deeper and deeper until the meter stops it. `moves` has at least one move; at the end the best
  // moves come first. Calls found(moves, rank, depth, complete) whenever the moves 0..rank are known for one
  // more depth; `complete` is false if the last depth was interrupted.
  template <class Found>
  void run(const Past<G>& past, const Position& position, std::vector<RootMove<G>>& moves, int lines,
           Found&& found, int most_depth) {
    begin(past, position);
    const auto wanted = std::min(static_cast<std::size_t>(std::max(lines, 1)), moves.size());
    for (int depth = 1; depth <= std::min(meter_.depth_limit(), most_depth); ++depth) {
      if (depth > 1 && !goes_on(moves, wanted, depth)) return;
      for (std::size_t rank = 0; rank < wanted; ++rank) {
        const bool complete = search_rank(moves, rank, depth);
        if (complete || moves[rank].value > -infinite_value) found(moves, rank, depth, complete);
        if (!complete) return;
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
    table_.age();
    for (Frame<G>& frame : frames_) frame.killers = {};
    frames_[0].position = position;
    frames_[0].key = evaluation_.key(position);
    frames_[0].quiet = past.quiet();
  }

  // Returns whether a search of that depth may change the answer and has enough time.
  bool goes_on(const Roots& moves, std::size_t wanted, int depth) {
    if (!meter_.may_go_on(0.55)) return false;
    if (!meter_.plays_by_clock()) return true;
    if (moves.size() == 1 && depth > 4) return false;
    const int value = moves[wanted - 1].value;
    return !is_decided(value) || depth <= win_value - std::abs(value) + 2;
  }

  // Finds the best of the moves from that rank on. Returns false if it was interrupted; the moves that were
  // completed are in order.
  bool search_rank(Roots& moves, std::size_t rank, int depth) {
    const int before = moves[rank].value;
    int margin = depth >= 4 && !is_decided(before) && before > -infinite_value ? 30 : 2 * infinite_value;
    int low = std::max(before - margin, -infinite_value);
    int high = std::min(before + margin, infinite_value);
    if (margin > infinite_value) low = -infinite_value, high = infinite_value;
    for (;;) {
      const int value = search_window(moves, rank, depth, low, high);
      if (meter_.stopped()) return false;
      if (value > low && value < high) return true;
      margin *= 4;
      if (value <= low) low = margin > 600 ? -infinite_value : std::max(value - margin, -infinite_value);
      if (value >= high) high = margin > 600 ? infinite_value : std::min(value + margin, infinite_value);
    }
  }

  int search_window(Roots& moves, std::size_t rank, int depth, int alpha, int beta) {
    int best = -infinite_value;
    std::size_t best_at = rank;
    for (std::size_t i = rank; i < moves.size(); ++i) {
      const int value = search_root(moves[i], depth, std::max(alpha, best), beta, i == rank, i - rank);
      if (meter_.stopped()) break;
      if (value <= best) continue;
      best = value;
      best_at = i;
      // A value below the window is only a bound, and does not show which move is the best.
      if (value > alpha) {
        moves[i].value = value;
        moves[i].line.assign(1, moves[i].move);
        moves[i].line.insert(moves[i].line.end(), frames_[1].line.begin(), frames_[1].line.end());
      }
      if (value >= beta) break;
    }
    if (best > alpha) {
      const auto first = moves.begin() + static_cast<std::ptrdiff_t>(rank);
      std::rotate(first, moves.begin() + static_cast<std::ptrdiff_t>(best_at),
                  moves.begin() + static_cast<std::ptrdiff_t>(best_at) + 1);
    }
    return best;
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
