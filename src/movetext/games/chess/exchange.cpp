#include "movetext/games/chess/exchange.hpp"

#include "movetext/games/chess/attacks.hpp"

#include <algorithm>

namespace mt::chess {
namespace {

constexpr std::array<Kind, kind_count> from_cheapest{Kind::pawn, Kind::knight, Kind::bishop,
                                                     Kind::rook, Kind::queen,  Kind::king};

// Returns the square of the cheapest man in the set, and sets `kind` to the kind of this man.
int cheapest(const Board& board, Set64 men, Kind& kind) {
  for (const Kind each : from_cheapest) {
    const Set64 found = men & board.of(each);
    if (found == 0) continue;
    kind = each;
    return lowest(found);
  }
  return lowest(men);
}

}  // namespace

int exchange_gain(const Position& position, Move move) {
  const Board& board = position.board;
  const int to = move.to();
  std::array<int, 34> gain{};
  Kind standing = board.kind_at(move.from());
  Set64 occupied = board.occupied() & ~bit<Set64>(move.from());
  if (move.kind() == MoveKind::en_passant) {
    gain[0] = exchange_value(Kind::pawn);
    occupied &= ~bit<Set64>(square_at(file_of(to), rank_of(move.from())));
  } else if (move.captures()) {
    gain[0] = exchange_value(board.kind_at(to));
  }
  if (move.promotes()) {
    standing = move.promoted();
    gain[0] += exchange_value(standing) - exchange_value(Kind::pawn);
  }
  Colour side = other(position.to_move);
  std::size_t depth = 0;
  while (depth + 1 < gain.size()) {
    const Set64 men = attackers(board, side, to, occupied | bit<Set64>(to)) & occupied;
    if (men == 0) break;
    ++depth;
    gain[depth] = exchange_value(standing) - gain[depth - 1];
    if (std::max(-gain[depth - 1], gain[depth]) < 0) break;
    occupied &= ~bit<Set64>(cheapest(board, men, standing));
    side = other(side);
  }
  for (; depth > 0; --depth) gain[depth - 1] = -std::max(-gain[depth - 1], gain[depth]);
  return gain[0];
}

}  // namespace mt::chess
