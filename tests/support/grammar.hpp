// The grammars of the two most common kinds of movetext.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/games/chess/move_shapes.hpp"
#include "movetext/games/draughts/move_shapes.hpp"

namespace mt::test {

inline pgn::Grammar pdn() {
  return {pgn::pdn(), draughts::move_shapes};
}
inline pgn::Grammar pgn() {
  return {pgn::pgn(), chess::move_shapes};
}

}  // namespace mt::test
