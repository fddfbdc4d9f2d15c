// Solves the end of a game: finds exact values for the best moves.
#pragma once
#include "movetext/engine/search/search.hpp"
#include "movetext/engine/search/search_budget.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace mt::engine {

// An evaluation that can solve the rest of a game (games/othello/evaluation.hpp).
template <class E, class G>
concept Solves = requires(const E& e, const typename G::Position& position, double seconds) {
  { e.plies_left(position) } -> std::same_as<int>;
  { e.is_solvable(position, seconds) } -> std::same_as<bool>;
};

template <Game G, class E>
requires Solves<E, G>
class RootSolver {
 public:
  RootSolver(const G& game, const E& evaluation, SearchBudget& meter, const typename G::Position& here)
      : game_(game), spend_{&meter}, solver_(evaluation, spend_), here_(here) {}

  // Returns the value of a move for the side that makes it. The value is exact if it lies between `alpha` and
  // `beta`. Returns nullopt if the meter ends the search.
  std::optional<int> value(const typename G::Move& move, int alpha, int beta) {
    const typename G::Position after = game_.play(here_, move);
    if (game_.to_move(after) == game_.to_move(here_)) return solver_.value(after, alpha, beta);
    const auto value = solver_.value(after, -beta, -alpha);
    if (!value) return std::nullopt;
    return -*value;
  }

  // Continues a line with the best moves of both sides. `value` is the value of the line for the side to move
  // at the start of the line.
  void add_best(std::vector<typename G::Move>& line, int value) {
    typename G::Position position = here_;
    for (const typename G::Move& move : line) position = game_.play(position, move);
    const Side side = game_.to_move(here_);
    typename G::MoveList moves;
    while (game_.legal_moves(position, moves) && !moves.empty()) {
      const int wanted = game_.to_move(position) == side ? value : -value;
      const typename G::Position before = position;
      for (const typename G::Move& move : moves) {
        const typename G::Position after = game_.play(before, move);
        const bool same = game_.to_move(after) == game_.to_move(before);
        const auto found =
            same ? solver_.value(after, wanted - 1, wanted) : solver_.value(after, -wanted, 1 - wanted);
        if (!found) return;
        if ((same ? *found : -*found) < wanted) continue;
        line.push_back(move);
        position = after;
        break;
      }
      if (position == before) return;
    }
  }

 private:
  struct Spend {
    SearchBudget* meter;
    bool operator()() const { return meter->spend(); }
  };

  const G& game_;
  Spend spend_;
  typename E::template Solver<Spend> solver_;
  const typename G::Position& here_;
};

// Finds the exact values of the best `lines` moves and puts these moves first. Calls found(moves, rank,
// true) for each of them. If the meter ends the search, the moves without an exact value keep their order.
template <Game G, class E, class Found>
void solve_roots(const G& game, const E& evaluation, SearchBudget& meter, const typename G::Position& here,
                 std::vector<RootMove<G>>& moves, int lines, Found&& found) {
  constexpr int highest = 200;  // more than any score
  RootSolver<G, E> solver(game, evaluation, meter, here);
  const int depth = evaluation.plies_left(here);
  const auto wanted = std::min(static_cast<std::size_t>(std::max(lines, 1)), moves.size());
  for (std::size_t rank = 0; rank < wanted; ++rank) {
    int top = -highest;
    std::size_t top_at = rank;
    for (std::size_t i = rank; i < moves.size(); ++i) {
      std::optional<int> value = solver.value(moves[i].move, top, i == rank ? highest : top + 1);
      if (value && i > rank && *value > top) value = solver.value(moves[i].move, top, highest);
      if (!value) return;
      if (*value <= top) continue;
      top = *value;
      top_at = i;
    }
    RootMove<G> chosen = moves[top_at];
    chosen.value = 100 * top;
    chosen.depth = depth;
    chosen.line.assign(1, chosen.move);
    solver.add_best(chosen.line, top);
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(top_at));
    moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(rank), std::move(chosen));
    found(moves, rank, true);
  }
}

}  // namespace mt::engine
