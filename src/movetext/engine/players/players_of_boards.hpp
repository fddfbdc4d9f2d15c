// The players of a family of games of single moves, instantiated for its types.
//
// T is a struct of the family (games/FAMILY/typed.hpp); Evaluations::Of<G> is the evaluation of its game G.
#pragma once
#include "movetext/engine/players/board_player.hpp"
#include "movetext/engine/players/family_players.hpp"

#include <utility>

namespace mt::engine {

struct PlainEvaluations {
  template <class G>
  using Of = PlainEvaluation<G>;
};

template <class T, class Evaluations>
std::unique_ptr<Player> player_of_boards(std::unique_ptr<const AnyGame> any) {
  const AnyGame& kept = *any;
  return T::visit(kept, [&]<class G>(const G& game) -> std::unique_ptr<Player> {
    return std::make_unique<BoardPlayer<G, typename Evaluations::template Of<G>>>(std::move(any), game);
  });
}

}  // namespace mt::engine
