// Evaluates backgammon and its variants for the engine, by the probabilities of each result of the game.
#pragma once
#include "movetext/games/api/chances.hpp"
#include "movetext/games/backgammon/bearoff.hpp"
#include "movetext/games/backgammon/game.hpp"
#include "movetext/games/backgammon/net.hpp"

namespace mt::backgammon {

class Evaluation {
 public:
  explicit Evaluation(const Backgammon& /*game*/) : net_(trained_net()) {}

  // If all checkers of both sides are at home, the probability of winning is exact. All other values are
  // estimated.
  Chances chances(const Position& position) const {
    const Side side = position.on_roll;
    const Counters own = position.board.of(side);
    const Counters foe = position.board.of(other(side));
    const Chances estimated = net_.chances(position.board, side, position.checkers);
    if (!Bearoff::has(own) || !Bearoff::has(foe)) return estimated;
    Chances chances{bearoff().chance_to_win(own, foe)};
    chances.win_gammon = std::min(estimated.win_gammon, chances.win);
    chances.lose_gammon = std::min(estimated.lose_gammon, chances.lose());
    return chances;
  }

 private:
  const Net& net_;
};

struct Evaluations {
  template <class G>
  using Of = Evaluation;
};

}  // namespace mt::backgammon
