// Evaluates Othello positions for the engine, on boards of every size.
#pragma once
#include "movetext/games/api/evaluation.hpp"
#include "movetext/games/othello/board_value.hpp"
#include "movetext/games/othello/endgame.hpp"
#include "movetext/games/othello/game.hpp"

#include <cmath>
#include <type_traits>

namespace mt::othello {

template <class Set>
class Evaluation : public PlainEvaluation<Othello<Set>> {
  using Plain = PlainEvaluation<Othello<Set>>;

 public:
  using typename Plain::MoveList;
  using typename Plain::Position;

  explicit Evaluation(const Othello<Set>& game) : Plain(game), value_(game.board(), game.fewest_wins()) {}

  SearchTraits traits() const { return {.counts_discs = true}; }
  int value(const Position& position) const {
    const Side side = position.mover();
    return value_.of(position.of(side), position.of(other(side)));
  }
  std::optional<int> final_value(const Position& position) const {
    const auto score = this->game().final_score(position);
    const auto own = static_cast<std::size_t>(this->game().to_move(position));
    const int value = 100 * (score[own] - score[1 - own]);
    return this->game().fewest_wins() ? -value : value;
  }
  std::uint16_t code(Move move) const { return move.square; }
  // Returns 1 for a move to a corner, so that it is tried first, unless the side with fewer discs wins.
  // Returns 0 for all other moves.
  int gain(const Position& /*position*/, Move move) const {
    return has(value_.corners(), move.square) && !this->game().fewest_wins() ? 1 : 0;
  }
  Unrest unrest(const Position& position, MoveList& moves, bool /*at_horizon*/) const {
    if (!is_over(this->game().board(), position)) return Unrest::quiet;
    moves.clear();
    return Unrest::forced;
  }
  bool is_irreversible(const Position& /*position*/, Move /*move*/) const { return true; }

  // Returns an upper bound for the number of plies that are left in the game.
  int plies_left(const Position& position) const {
    return this->game().board().square_count() - count(position.occupied());
  }
  // Returns whether the rest of the game can usually be solved in `seconds`.
  bool is_solvable(const Position& position, double seconds) const {
    // Each additional square takes about two and a half times as much time.
    const double squares = 17 + std::log(std::clamp(seconds, 0.01, 100.0) / 0.1) / std::log(2.5);
    return plies_left(position) <= static_cast<int>(squares);
  }
  // Returns the final value for the side to move. It is exact within the window, and a bound outside, as in
  // alpha-beta. Returns nullopt if spend() stopped the search.
  template <class Spend>
  class Solver {
   public:
    Solver(const Evaluation& evaluation, Spend& spend)
        : evaluation_(evaluation),
          usual_(evaluation.game().board(), evaluation.game().fewest_wins(), spend),
          other_(evaluation.game().board(), evaluation.game().fewest_wins(), spend) {}
    std::optional<int> value(const Position& position, int alpha, int beta) {
      const Side side = position.mover();
      const Set own = position.of(side);
      const Set foe = position.of(other(side));
      if constexpr (std::is_same_v<Set, Set64>)
        if (evaluation_.game().board().size == usual_board.size) return usual_.value(own, foe, alpha, beta);
      return other_.value(own, foe, alpha, beta);
    }

   private:
    const Evaluation& evaluation_;
    Endgame<Set, std::is_same_v<Set, Set64>, Spend> usual_;
    Endgame<Set, false, Spend> other_;
  };

 private:
  BoardValue<Set> value_;
};

struct Evaluations {
  template <class G>
  struct For;
  template <class Set>
  struct For<Othello<Set>> {
    using Type = Evaluation<Set>;
  };
  template <class G>
  using Of = typename For<G>::Type;
};

}  // namespace mt::othello
