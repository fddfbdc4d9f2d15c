// Computes the position after a legal move.
#pragma once
#include "movetext/games/chess/attacks.hpp"
#include "movetext/games/chess/moved.hpp"

#include <cstdint>
#include <limits>

namespace mt::chess {

// Updates everything except the board. `irreversible`: the move is a capture or a pawn move.
template <Colour us>
[[gnu::always_inline]] inline void end_turn(const Position& before, bool irreversible, Position& after) {
  constexpr auto most = std::numeric_limits<std::uint16_t>::max();
  after.to_move = other(us);
  after.move_number = before.move_number + (us == Colour::black ? 1 : 0);
  const std::uint16_t more = before.halfmoves < most ? 1 : 0;
  after.halfmoves = irreversible ? std::uint16_t{0} : static_cast<std::uint16_t>(before.halfmoves + more);
  after.en_passant = after.stepped_over = 0;
  after.watchers = Position::not_known;
}

// Records that a pawn has stepped over a square.
template <Colour us>
[[gnu::always_inline]] inline void note_double_step(int from, int to, Position& after) {
  if (from - to != 16 && to - from != 16) return;
  const int behind = (from + to) / 2;
  after.stepped_over = static_cast<std::uint8_t>(behind);
  if (can_capture_en_passant(after.board, other(us), behind))
    after.en_passant = static_cast<std::uint8_t>(behind);
}

// Moves a man of this kind. A queen may also be moved as a bishop or rook (see stepped()).
template <Colour us, Kind kind>
[[gnu::always_inline]] inline void play_step(const Position& before, int from, int to, bool captures,
                                             Position& after) {
  after.board = stepped<us, kind>(before.board, from, to);
  end_turn<us>(before, kind == Kind::pawn || captures, after);
  if constexpr (kind == Kind::pawn) note_double_step<us>(from, to, after);
}

template <Colour us>
inline void play_promotion(const Position& before, Move move, Position& after) {
  after.board = promoted<us>(before.board, move.from(), move.to(), move.promoted());
  end_turn<us>(before, true, after);
}

template <Colour us>
inline void play_en_passant(const Position& before, Move move, Position& after) {
  after.board = captured_en_passant<us>(before.board, move.from(), move.to());
  end_turn<us>(before, true, after);
}

template <Colour us>
inline void play_castling(const Position& before, Move move, Position& after) {
  after.board = castled<us>(before.board, move.from(), move.to());
  end_turn<us>(before, false, after);
}

template <Colour us>
inline void play_move(const Position& before, Move move, Position& after) {
  if (move.kind() == MoveKind::castling) return play_castling<us>(before, move, after);
  if (move.kind() == MoveKind::en_passant) return play_en_passant<us>(before, move, after);
  if (move.kind() == MoveKind::promotion) return play_promotion<us>(before, move, after);
  switch (before.board.kind_at(move.from())) {
    case Kind::pawn:
      return play_step<us, Kind::pawn>(before, move.from(), move.to(), move.captures(), after);
    case Kind::knight:
      return play_step<us, Kind::knight>(before, move.from(), move.to(), move.captures(), after);
    case Kind::king:
      return play_step<us, Kind::king>(before, move.from(), move.to(), move.captures(), after);
    default:
      return play_step<us, Kind::queen>(before, move.from(), move.to(), move.captures(), after);
  }
}

// `after` must not be the same object as `before`.
inline void play(const Position& before, Move move, Position& after) {
  before.to_move == Colour::white ? play_move<Colour::white>(before, move, after)
                                  : play_move<Colour::black>(before, move, after);
}
inline Position play(const Position& before, Move move) {
  Position after;
  play(before, move, after);
  return after;
}

// Returns the same board with the other side to move, as after a null move in a record. The result may be
// illegal.
inline Position pass(const Position& before) {
  Position after;
  after.board = before.board;
  before.to_move == Colour::white ? end_turn<Colour::white>(before, false, after)
                                  : end_turn<Colour::black>(before, false, after);
  return after;
}

}  // namespace mt::chess
