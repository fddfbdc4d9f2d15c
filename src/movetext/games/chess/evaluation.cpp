#include "movetext/games/chess/evaluation.hpp"

#include "movetext/games/chess/net.hpp"
#include "movetext/games/chess/terms.hpp"

namespace mt::chess {
namespace {

// Returns whether the side has no pawns and too few pieces to win.
bool cannot_win(const Board& board, Colour side) {
  const Set64 own = board.of(side);
  if ((own & (board.pawns | board.straights)) != 0) return false;
  const int knights = count(own & board.knights);
  const int bishops = count(own & board.diagonals);
  return knights + bishops <= 1 || (bishops == 0 && knights == 2);
}

}  // namespace

int value_of(const Position& position) {
  const Board& board = position.board;
  const Colour us = position.to_move;
  const int value = value_of_terms(position) + net_value(board, us);
  return value != 0 && cannot_win(board, value > 0 ? us : other(us)) ? value / 16 : value;
}

}  // namespace mt::chess
