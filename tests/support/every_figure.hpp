// The figures of all pieces of all games.
#pragma once
#include "movetext/games/chess/figures.hpp"
#include "movetext/games/draughts/figures.hpp"

#include <vector>

namespace mt::test {

inline std::vector<const board::PieceFigure*> every_figure() {
  std::vector<const board::PieceFigure*> figures{&draughts::man_figure, &draughts::king_figure};
  for (int kind = 0; kind < chess::kind_count; ++kind)
    figures.push_back(&chess::figure_of(static_cast<chess::Kind>(kind)));
  return figures;
}

}  // namespace mt::test
