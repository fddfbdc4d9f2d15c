// The position after a legal move.
#pragma once
#include "movetext/games/chess/attacks.hpp"
#include "movetext/games/chess/zobrist.hpp"

#include <cstdint>
#include <limits>

namespace mt::chess {

// All that a plain move, a promotion or an en passant capture changes on the board.  Written without a branch
// for the kind of man, which no processor foresees: each set hands its member over.
inline void hand_over(Set64& set, int from, int to) {
  const Set64 member = (set >> from) & 1;
  set = (set & ~(bit<Set64>(from) | bit<Set64>(to))) | member << to;
}

[[gnu::always_inline]] inline void begin_ply(const Position& before, Position& after) {
  after.key = before.key ^ key_numbers.black_to_move ^ en_passant_key(before.en_passant);
  after.to_move = other(before.to_move);
  after.move_number = before.move_number + static_cast<std::uint32_t>(before.to_move);
  after.halfmoves = static_cast<std::uint16_t>(
      before.halfmoves + (before.halfmoves < std::numeric_limits<std::uint16_t>::max() ? 1 : 0));
  after.en_passant = after.stepped_over = 0;
}

// The rights that are lost when these squares are left or entered.
inline void lose_castling(Position& after, Set64 squares) {
  const Set64 lost = after.board.castling & squares;
  if (lost == 0) return;
  after.key ^= castling_key(lost);
  after.board.castling ^= lost;
}

// `kind`: of the man that moves.
[[gnu::always_inline]] inline void play_plain_move(const Position& before, int from, int to, Kind kind,
                                                   Position& after) {
  const Colour us = before.to_move;
  const Board& old = before.board;
  const auto start = bit<Set64>(from);
  const auto end = bit<Set64>(to);
  begin_ply(before, after);
  after.key ^= man_key(us, kind, from) ^ man_key(us, kind, to);
  if ((old.of(other(us)) & end) != 0) {
    after.key ^= man_key(other(us), old.kind_at(to), to);
    after.halfmoves = 0;
  }
  Board& board = after.board;
  board = old;
  hand_over(board.pawns, from, to);
  hand_over(board.knights, from, to);
  hand_over(board.diagonals, from, to);
  hand_over(board.straights, from, to);
  hand_over(board.kings, from, to);
  board.men[index(us)] ^= start | end;
  board.men[index(other(us))] &= ~end;
  if (old.castling != 0) lose_castling(after, kind == Kind::king ? home_rank(us) | end : start | end);
  if (kind != Kind::pawn) return;
  after.halfmoves = 0;
  if (from - to != 16 && to - from != 16) return;
  const int behind = (from + to) / 2;
  after.stepped_over = static_cast<std::uint8_t>(behind);
  if (can_capture_en_passant(board, other(us), behind)) {
    after.en_passant = static_cast<std::uint8_t>(behind);
    after.key ^= en_passant_key(behind);
  }
}

inline void play_promotion(const Position& before, Move move, Position& after) {
  const Colour us = before.to_move;
  play_plain_move(before, move.from(), move.to(), Kind::pawn, after);
  const auto here = bit<Set64>(move.to());
  after.board.pawns &= ~here;
  after.board.men[index(us)] &= ~here;
  after.board.put(move.to(), us, move.promoted());
  after.key ^= man_key(us, Kind::pawn, move.to()) ^ man_key(us, move.promoted(), move.to());
}

inline void play_en_passant(const Position& before, Move move, Position& after) {
  play_plain_move(before, move.from(), move.to(), Kind::pawn, after);
  const int taken = square_at(file_of(move.to()), rank_of(move.from()));
  const Colour them = other(before.to_move);
  after.board.pawns &= ~bit<Set64>(taken);
  after.board.men[index(them)] &= ~bit<Set64>(taken);
  after.key ^= man_key(them, Kind::pawn, taken);
}

inline void play_castling(const Position& before, Move move, Position& after) {
  const Colour us = before.to_move;
  const CastlingSquares to = castling_squares(move.from(), move.to());
  begin_ply(before, after);
  after.board = before.board;
  Board& board = after.board;
  const auto king = bit<Set64>(move.from());
  const auto rook = bit<Set64>(move.to());
  board.kings = (board.kings & ~king) | bit<Set64>(to.king);
  board.straights = (board.straights & ~rook) | bit<Set64>(to.rook);
  board.men[index(us)] = (board.men[index(us)] & ~(king | rook)) | bit<Set64>(to.king) | bit<Set64>(to.rook);
  after.key ^= man_key(us, Kind::king, move.from()) ^ man_key(us, Kind::king, to.king) ^
               man_key(us, Kind::rook, move.to()) ^ man_key(us, Kind::rook, to.rook);
  lose_castling(after, home_rank(us));
}

// `after` is another object than `before`.
inline void play(const Position& before, Move move, Position& after) {
  switch (move.kind()) {
    case MoveKind::plain:
      return play_plain_move(before, move.from(), move.to(), before.board.kind_at(move.from()), after);
    case MoveKind::castling:
      return play_castling(before, move, after);
    case MoveKind::en_passant:
      return play_en_passant(before, move, after);
    case MoveKind::promotion:
      return play_promotion(before, move, after);
  }
}
inline Position play(const Position& before, Move move) {
  Position after;
  play(before, move, after);
  return after;
}

// The other side to move on the same board: what a null move in a record means.  It makes no claim to be
// legal.
inline Position pass(const Position& before) {
  Position after = before;
  begin_ply(before, after);
  return after;
}

}  // namespace mt::chess
