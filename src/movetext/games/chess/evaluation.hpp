// Evaluates chess positions for the engine, and orders the moves of its search.
#pragma once
#include "movetext/games/api/evaluation.hpp"
#include "movetext/games/chess/exchange.hpp"
#include "movetext/games/chess/game.hpp"
#include "movetext/games/chess/strengths.hpp"

namespace mt::chess {

// Returns the value for the side to move in hundredths of a pawn: the sum of the terms (terms.hpp) and of the
// net (net.hpp), on the scale of values of long searches; close to 0 if the side that it favours has too few
// men to win.
int value_of(const Position& position);

// These functions do not use the members of the object. They are not static, because the callers are the same
// for all families, and in other families these functions need the rules.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
class Evaluation : public PlainEvaluation<Chess> {
 public:
  using PlainEvaluation::PlainEvaluation;

  SearchTraits traits() const {
    return {.null_move = true, .pruning = true, .margin = 150, .strengths = strengths};
  }
  int value(const Position& position) const { return value_of(position); }
  std::uint16_t code(Move move) const { return static_cast<std::uint16_t>(move.from() | move.to() << 6); }
  int gain(const Position& position, Move move) const {
    if (!move.captures() && !move.promotes()) return 0;
    if (move.promotes() && move.promoted() != Kind::queen) return -1;
    const int won = exchange_gain(position, move);
    if (won < 0 || !move.captures()) return won;
    // Orders captures that lose nothing: first by the value of the captured man, highest first, then by the
    // value of the capturing man, lowest first.
    const Board& board = position.board;
    const Kind victim = move.kind() == MoveKind::en_passant ? Kind::pawn : board.kind_at(move.to());
    const Kind captor = board.kind_at(move.from());
    return std::max(won, exchange_value(victim)) + 1 -
           (captor == Kind::king ? 0 : exchange_value(captor) / 64);
  }
  Unrest unrest(const Position& position, MoveList& moves, bool /*at_horizon*/) const {
    MoveList all;
    chess::legal_moves(position, all);
    if (all.empty() || in_check(position)) {
      moves = all;
      return Unrest::forced;
    }
    moves.clear();
    for (const Move move : all)
      if (move.captures() || (move.promotes() && move.promoted() == Kind::queen)) moves.push_back(move);
    return Unrest::choice;
  }
  bool in_check(const Position& position) const { return chess::in_check(position); }
  bool may_try_pass(const Position& position) const {
    const Board& board = position.board;
    const Set64 officers = board.knights | board.diagonals | board.straights;
    return (officers & board.of(position.to_move)) != 0 && !in_check(position);
  }
  bool is_irreversible(const Position& position, Move move) const {
    return move.captures() || position.board.kind_at(move.from()) == Kind::pawn;
  }
  bool is_drawn(const Position& position) const {
    return position.halfmoves >= 100 || (count(position.board.occupied()) <= 4 && is_dead(position.board));
  }
};
// NOLINTEND(readability-convert-member-functions-to-static)

struct Evaluations {
  template <class G>
  using Of = Evaluation;
};

}  // namespace mt::chess
