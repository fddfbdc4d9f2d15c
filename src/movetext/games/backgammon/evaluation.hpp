// Engine knowledge of backgammon and its variants: the probabilities of how a game ends.
#pragma once
#include "movetext/games/api/chances.hpp"
#include "movetext/games/backgammon/bearoff.hpp"
#include "movetext/games/backgammon/game.hpp"
#include "movetext/games/backgammon/net.hpp"

namespace mt::backgammon {

class Evaluation {
 public:
  explicit Evaluation(const Backgammon& /*game*/) : net_(trained_net()) {}

  // Bearing off is computed exactly; everything else is estimated.
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
