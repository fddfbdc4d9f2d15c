// Defines chess positions and moves as small values. Squares are numbered a1 = 0, b1 = 1, ... h8 = 63.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/base/square_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mt::chess {

// White begins: Colour::white is Side::first.
enum class Colour : std::uint8_t { white, black };

constexpr Colour other(Colour colour) {
  return colour == Colour::white ? Colour::black : Colour::white;
}
constexpr std::size_t index(Colour colour) {
  return static_cast<std::size_t>(colour);
}
constexpr Side side(Colour colour) {
  return colour == Colour::white ? Side::first : Side::second;
}

// The numbers are chosen for Board::kind_at, where the number of a queen is the sum of a bishop's and a
// rook's.
enum class Kind : std::uint8_t { pawn, knight, bishop, rook, king, queen };
inline constexpr int kind_count = 6;

constexpr int file_of(int square) {
  return square & 7;
}
constexpr int rank_of(int square) {
  return square >> 3;
}
constexpr int square_at(int file, int rank) {
  return rank * 8 + file;
}
// Returns the squares of the first rank, as `colour` sees the board.
constexpr Set64 home_rank(Colour colour) {
  return colour == Colour::white ? Set64{0xFF} : Set64{0xFF} << 56;
}
// Mirrors the square for Black: a1 becomes a8.
constexpr int seen_by(Colour colour, int square) {
  return colour == Colour::white ? square : square ^ 56;
}

// The men on the board and the castling rights. A Board has 64 bytes, one cache line, so that it can be
// copied quickly for every move tried.
struct Board {
  Set64 pawns{};
  Set64 knights{};
  Set64 diagonals{};  // bishops and queens
  Set64 straights{};  // rooks and queens
  Set64 kings{};
  std::array<Set64, 2> men{};  // all men of each Colour
  // The rooks that may still castle. There are at most two for each side, one on each side of its king. The
  // same set therefore serves chess and Chess960.
  Set64 castling{};

  constexpr Set64 occupied() const { return men[0] | men[1]; }
  constexpr Set64 of(Colour colour) const { return men[index(colour)]; }
  constexpr Set64 of(Kind kind) const {
    switch (kind) {
      case Kind::pawn:
        return pawns;
      case Kind::knight:
        return knights;
      case Kind::bishop:
        return diagonals & ~straights;
      case Kind::rook:
        return straights & ~diagonals;
      case Kind::king:
        return kings;
      case Kind::queen:
        break;
    }
    return diagonals & straights;
  }
  constexpr Set64 of(Colour colour, Kind kind) const { return of(colour) & of(kind); }
  // Returns the square of the king. Every position has one king for each side (position_text.hpp refuses
  // others).
  constexpr int king(Colour colour) const { return lowest(kings & of(colour)); }
  // Returns the kind of the man on the square, which must be occupied. The code avoids branches, because they
  // would be unpredictable.
  constexpr Kind kind_at(int square) const {
    const auto member = [square](Set64 set) { return static_cast<unsigned>(set >> square) & 1U; };
    return static_cast<Kind>(member(knights) + 2 * member(diagonals) + 3 * member(straights) +
                             4 * member(kings));
  }
  constexpr Colour colour_at(int square) const { return has(men[0], square) ? Colour::white : Colour::black; }
  constexpr void put(int square, Colour colour, Kind kind) {
    const auto here = bit<Set64>(square);
    men[index(colour)] |= here;
    if (kind == Kind::pawn) pawns |= here;
    if (kind == Kind::knight) knights |= here;
    if (kind == Kind::bishop || kind == Kind::queen) diagonals |= here;
    if (kind == Kind::rook || kind == Kind::queen) straights |= here;
    if (kind == Kind::king) kings |= here;
  }
  friend constexpr bool operator==(const Board&, const Board&) = default;
};
static_assert(sizeof(Board) == 64);

struct Position {
  Board board{};
  std::uint32_t move_number = 1;  // 1 or more; increases after Black's move
  std::uint16_t halfmoves = 0;  // half-moves since the last capture or pawn move; stops at the largest value
  std::uint8_t en_passant = 0;  // the square that a double step passed if a capture on it is legal, else 0
  // The square that a double step just passed, even if no capture is possible; 0 if the last move was not a
  // double step.
  std::uint8_t stepped_over = 0;
  Colour to_move = Colour::white;
  // A cache for code that reads many moves. It is not part of the position and only avoids repeated tests. If
  // the side to move is known not to be in check, it holds the bishops, rooks and queens of the other side
  // that would attack its king on an empty board. Otherwise it holds all squares.
  Set64 watchers = not_known;

  static constexpr Set64 not_known = ~Set64{0};
  friend constexpr bool operator==(const Position& a, const Position& b) {
    return a.board == b.board && a.move_number == b.move_number && a.halfmoves == b.halfmoves &&
           a.en_passant == b.en_passant && a.stepped_over == b.stepped_over && a.to_move == b.to_move;
  }
};
static_assert(sizeof(Position) <= 88);

// Compares positions for repetition (FIDE Laws 9.2.3): the men and their squares, the side to move, the
// castling rights, and the right to capture en passant.
constexpr bool same_position(const Position& a, const Position& b) {
  return a.board == b.board && a.to_move == b.to_move && a.en_passant == b.en_passant;
}

enum class MoveKind : std::uint8_t { plain, castling, en_passant, promotion };

// A move has two bytes. Castling is stored as a move from the king's square to the rook's.
class Move {
 public:
  constexpr Move() = default;
  static constexpr Move plain(int from, int to, bool captures) { return {from, to, captures ? 1 : 0}; }
  static constexpr Move castling(int king, int rook) { return {king, rook, castling_code}; }
  static constexpr Move en_passant(int from, int to) { return {from, to, en_passant_code}; }
  // `kind`: knight, bishop, rook or queen.
  static constexpr Move promotion(int from, int to, Kind kind, bool captures) {
    const int which = kind == Kind::queen ? 3 : static_cast<int>(kind) - 1;
    return {from, to, promotion_code + which + (captures ? 4 : 0)};
  }

  constexpr int from() const { return bits_ & 63; }
  constexpr int to() const { return bits_ >> 6 & 63; }
  constexpr MoveKind kind() const {
    if (code() >= promotion_code) return MoveKind::promotion;
    if (code() == castling_code) return MoveKind::castling;
    return code() == en_passant_code ? MoveKind::en_passant : MoveKind::plain;
  }
  constexpr bool captures() const { return code() == 1 || code() == en_passant_code || code() >= 12; }
  // Returns the kind that the pawn becomes. Only valid for promotions.
  constexpr Kind promoted() const {
    const int which = code() & 3;
    return which == 3 ? Kind::queen : static_cast<Kind>(which + 1);
  }
  constexpr bool promotes() const { return code() >= promotion_code; }
  constexpr bool castles() const { return code() == castling_code; }
  // Returns whether the rook is on the h-file's side of the king.
  constexpr bool castles_short() const { return castles() && to() > from(); }
  friend constexpr bool operator==(Move, Move) = default;

 private:
  static constexpr int castling_code = 2;
  static constexpr int en_passant_code = 3;
  static constexpr int promotion_code = 8;  // plus 0 for a knight ... 3 for a queen, plus 4 for a capture
  constexpr Move(int from, int to, int code)
      : bits_(static_cast<std::uint16_t>(from | to << 6 | code << 12)) {}
  constexpr int code() const { return bits_ >> 12; }

  std::uint16_t bits_ = 0;
};
static_assert(sizeof(Move) == 2);

// The target squares of king and rook: on the c- and d-file, or on the g- and f-file, whatever their start
// squares were (FIDE Laws 3.8.2; guidelines II, Chess960).
struct CastlingSquares {
  int king;
  int rook;
};
constexpr CastlingSquares castling_squares(int king_from, int rook_from) {
  const int rank = rank_of(king_from);
  return rook_from > king_from ? CastlingSquares{square_at(6, rank), square_at(5, rank)}
                               : CastlingSquares{square_at(2, rank), square_at(3, rank)};
}
// Returns the target of the moving man; for castling, the target of the king.
constexpr int destination(Move move) {
  return move.castles() ? castling_squares(move.from(), move.to()).king : move.to();
}

}  // namespace mt::chess
