// Returns the board after one move: the cheapest form for moves whose kind is known at compile time.
#pragma once
#include "movetext/games/chess/geometry.hpp"

namespace mt::chess {

// Removes everything on these squares.
constexpr void clear(Board& board, Set64 set) {
  board.pawns &= ~set;
  board.knights &= ~set;
  board.diagonals &= ~set;
  board.straights &= ~set;
}

// How an officer moves, each all squares or none: for code in which its kind cannot be predicted.
struct Powers {
  Set64 leaps;  // as a knight
  Set64 diagonal;
  Set64 straight;
};
constexpr Powers powers_of(Kind kind) {
  const auto all_if = [](bool has) { return has ? ~Set64{0} : Set64{0}; };
  return {all_if(kind == Kind::knight), all_if(kind == Kind::bishop || kind == Kind::queen),
          all_if(kind == Kind::rook || kind == Kind::queen)};
}

// Moves an officer with these powers from square to square.
template <Colour us>
constexpr Board stepped(const Board& board, int from, int to, const Powers& powers) {
  const auto end = bit<Set64>(to);
  const Set64 moved = bit<Set64>(from) | end;
  Board after;
  after.pawns = board.pawns & ~end;
  after.knights = (board.knights & ~end) ^ (moved & powers.leaps);
  after.diagonals = (board.diagonals & ~end) ^ (moved & powers.diagonal);
  after.straights = (board.straights & ~end) ^ (moved & powers.straight);
  after.kings = board.kings;
  after.men[index(us)] = board.men[index(us)] ^ moved;
  after.men[index(other(us))] = board.men[index(other(us))] & ~end;
  after.castling = board.castling & ~moved;
  return after;
}

// Moves a man of `us` from one square to another; a queen moves in both of her sets.
template <Colour us, Kind kind>
constexpr Board stepped(const Board& board, int from, int to) {
  const auto start = bit<Set64>(from);
  const auto end = bit<Set64>(to);
  Board after = board;
  clear(after, end);
  if constexpr (kind == Kind::pawn) after.pawns ^= start | end;
  if constexpr (kind == Kind::knight) after.knights ^= start | end;
  if constexpr (kind == Kind::bishop || kind == Kind::queen || kind == Kind::rook) {
    // A queen is in both sets.
    const Set64 diagonal = (after.diagonals >> from) & 1;
    const Set64 straight = (after.straights >> from) & 1;
    after.diagonals = (after.diagonals & ~start) | diagonal << to;
    after.straights = (after.straights & ~start) | straight << to;
  }
  if constexpr (kind == Kind::king) after.kings ^= start | end;
  after.men[index(us)] ^= start | end;
  after.men[index(other(us))] &= ~end;
  // Rights are lost with the king, with the rook, and with the rook that is taken.
  after.castling &= kind == Kind::king ? ~(home_rank(us) | end) : ~(start | end);
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
