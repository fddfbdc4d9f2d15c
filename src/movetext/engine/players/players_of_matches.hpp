// The players of a family of games with dice, instantiated for its types; see players_of_boards.hpp.
#pragma once
#include "movetext/engine/players/match_player.hpp"

#include <memory>
#include <utility>

namespace mt::engine {

struct PlainEvaluations {
  template <class G>
  using Of = PlainChances<G>;
};

template <class T, class Evaluations>
std::unique_ptr<Player> player_of_matches(std::unique_ptr<const AnyGame> any) {
  const auto& game = T::rules(*any);
  using G = std::remove_cvref_t<decltype(game)>;
  return std::make_unique<MatchPlayer<G, typename Evaluations::template Of<G>>>(std::move(any), game);
}

}  // namespace mt::engine
