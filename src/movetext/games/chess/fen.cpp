// Writes FEN.
#include "movetext/games/chess/attacks.hpp"
#include "movetext/games/chess/position_text.hpp"
#include "movetext/games/chess/words.hpp"

namespace mt::chess {
namespace {

void write_placement(const Board& board, std::string& out) {
  for (int rank = 7; rank >= 0; --rank) {
    char empty = '0';
    const auto end_gap = [&] {
      if (empty != '0') out += empty;
      empty = '0';
    };
    for (int file = 0; file < 8; ++file) {
      const int square = square_at(file, rank);
      if (!has(board.occupied(), square)) {
        ++empty;
        continue;
      }
      end_gap();
      const char sign = letter(board.kind_at(square));
      out += board.colour_at(square) == Colour::white ? sign : static_cast<char>(sign - 'A' + 'a');
    }
    end_gap();
    if (rank > 0) out += '/';
  }
}

// Returns the square of the rook that K or Q means: the outermost rook on that side of the king.
int outermost(const Board& board, Colour colour, bool short_side) {
  const int king = board.king(colour);
  const Set64 rank = home_rank(colour);
  const Set64 beyond = short_side ? rank & ~((bit<Set64>(king) << 1) - 1) : rank & (bit<Set64>(king) - 1);
  const Set64 rooks = board.of(colour, Kind::rook) & beyond;
  return short_side ? highest(rooks) : lowest(rooks);
}

void write_castling(const Board& board, CastlingLetters letters, std::string& out) {
  const std::size_t begin = out.size();
  for (const Colour colour : {Colour::white, Colour::black}) {
    const char shift = colour == Colour::white ? '\0' : 'a' - 'A';
    Set64 rooks = board.castling & board.of(colour);
    while (rooks != 0) {
      const int rook = highest(rooks);
      rooks ^= bit<Set64>(rook);
      const bool short_side = rook > board.king(colour);
      char sign = static_cast<char>('A' + file_of(rook));
      if (letters == CastlingLetters::classic && outermost(board, colour, short_side) == rook)
        sign = short_side ? 'K' : 'Q';
      out += static_cast<char>(sign + shift);
    }
  }
  if (out.size() == begin) out += '-';
}

int en_passant_square(const Position& position, EnPassantStyle style) {
  if (style == EnPassantStyle::legal) return position.en_passant;
  if (style == EnPassantStyle::always || position.stepped_over == 0) return position.stepped_over;
  const Colour them = other(position.to_move);
  const Set64 beside =
      reach_of(position.stepped_over).pawn[index(them)] & position.board.of(position.to_move, Kind::pawn);
  return beside != 0 ? position.stepped_over : 0;
}

}  // namespace

void write_fen(const Position& position, FenStyle style, std::string& out) {
  write_placement(position.board, out);
  out += position.to_move == Colour::white ? " w " : " b ";
  write_castling(position.board, style.castling, out);
  out += ' ';
  if (const int square = en_passant_square(position, style.en_passant); square != 0)
    write_square(square, out);
  else
    out += '-';
  if (!style.counters) return;
  out += ' ';
  out += std::to_string(position.halfmoves);
  out += ' ';
  out += std::to_string(position.move_number);
}

}  // namespace mt::chess
