// Computes the board after one move. Each function is for one kind of move, which is known at compile time.
#pragma once
#include "movetext/games/chess/geometry.hpp"

namespace mt::chess {

// Removes all men on these squares.
constexpr void clear(Board& board, Set64 set) {
  board.pawns &= ~set;
  board.knights &= ~set;
  board.diagonals &= ~set;
  board.straights &= ~set;
}

// Moves a man of `us` from one square to another. The same code moves bishops, rooks and queens, so `kind`
// may be any of these three.
template <Colour us, Kind kind>
constexpr Board stepped(const Board& board, int from, int to) {
  const auto start = bit<Set64>(from);
  const auto end = bit<Set64>(to);
  Board after = board;
  clear(after, end);
  if constexpr (kind == Kind::pawn) after.pawns ^= start | end;
  if constexpr (kind == Kind::knight) after.knights ^= start | end;
  if constexpr (kind == Kind::bishop || kind == Kind::queen || kind == Kind::rook) {
    // A queen is in both sets of sliders.
    const Set64 diagonal = (after.diagonals >> from) & 1;
    const Set64 straight = (after.straights >> from) & 1;
    after.diagonals = (after.diagonals & ~start) | diagonal << to;
    after.straights = (after.straights & ~start) | straight << to;
  }
  if constexpr (kind == Kind::king) after.kings ^= start | end;
  after.men[index(us)] ^= start | end;
  after.men[index(other(us))] &= ~end;
  // A right to castle is lost if the king or the rook moves, or if the rook is captured.
  after.castling &= kind == Kind::king ? ~(home_rank(us) | end) : ~(start | end);
  return after;
}

// Does the same as stepped(), but `kind` must be the exact kind of the man. `captures`: there is a man on
// `to`.
template <Colour us, Kind kind, bool captures>
constexpr Board stepped_exactly(const Board& board, int from, int to) {
  const auto end = bit<Set64>(to);
  const Set64 moved = bit<Set64>(from) | end;
  Board after = board;
  if constexpr (captures) {
    clear(after, end);
    after.men[index(other(us))] ^= end;
  }
  if constexpr (kind == Kind::pawn) after.pawns ^= moved;
  if constexpr (kind == Kind::knight) after.knights ^= moved;
  if constexpr (kind == Kind::bishop || kind == Kind::queen) after.diagonals ^= moved;
  if constexpr (kind == Kind::rook || kind == Kind::queen) after.straights ^= moved;
  if constexpr (kind == Kind::king) after.kings ^= moved;
  after.men[index(us)] ^= moved;
  after.castling &= kind == Kind::king ? ~(home_rank(us) | end) : ~moved;
  return after;
}

template <Colour us>
constexpr Board promoted(const Board& board, int from, int to, Kind kind) {
  const auto start = bit<Set64>(from);
  const auto end = bit<Set64>(to);
  Board after = board;
  clear(after, start | end);
  after.men[index(us)] ^= start;
  after.men[index(other(us))] &= ~end;
  after.castling &= ~end;
  after.put(to, us, kind);
  return after;
}

template <Colour us>
constexpr Board captured_en_passant(const Board& board, int from, int to) {
  const auto taken = bit<Set64>(square_at(file_of(to), rank_of(from)));
  Board after = board;
  after.pawns ^= bit<Set64>(from) | bit<Set64>(to) | taken;
  after.men[index(us)] ^= bit<Set64>(from) | bit<Set64>(to);
  after.men[index(other(us))] ^= taken;
  return after;
}

template <Colour us>
constexpr Board castled(const Board& board, int king, int rook) {
  const CastlingSquares to = castling_squares(king, rook);
  Board after = board;
  after.men[index(us)] &= ~(bit<Set64>(king) | bit<Set64>(rook));
  after.men[index(us)] |= bit<Set64>(to.king) | bit<Set64>(to.rook);
  after.kings = (after.kings & ~bit<Set64>(king)) | bit<Set64>(to.king);
  after.straights = (after.straights & ~bit<Set64>(rook)) | bit<Set64>(to.rook);
  after.castling &= ~home_rank(us);
  return after;
}

}  // namespace mt::chess
