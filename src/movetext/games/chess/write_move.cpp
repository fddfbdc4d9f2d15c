#include "movetext/games/chess/write_move.hpp"

#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/rivals.hpp"
#include "movetext/games/chess/words.hpp"

namespace mt::chess {
namespace {

void write_uci(const Rules& rules, Move move, std::string& out) {
  write_square(move.from(), out);
  write_square(rules.king_takes_rook ? move.to() : destination(move), out);
  if (move.promotes()) out += static_cast<char>(letter(move.promoted()) - 'A' + 'a');
}

void write_origin(const Position& position, Move move, Kind kind, const LetterRow& letters,
                  std::string& out) {
  const Board& board = position.board;
  if (kind == Kind::pawn) {
    if (move.captures()) out += static_cast<char>('a' + file_of(move.from()));
    return;
  }
  out += letters.of[static_cast<std::size_t>(kind)];
  if (kind == Kind::king) return;
  Set64 others = officers_reaching(board, position.to_move, kind, move.to()) & ~bit<Set64>(move.from());
  if (others == 0) return;
  others = legal_among(board, position.to_move, others, move.to());
  const Disambiguation needs = disambiguation(move.from(), others);
  if (needs.file) out += static_cast<char>('a' + file_of(move.from()));
  if (needs.rank) out += static_cast<char>('1' + rank_of(move.from()));
}

}  // namespace

char check_sign(const Position& after) {
  if (!in_check(after)) return '\0';
  return has_move(after) ? '+' : '#';
}

void write_move(const Rules& rules, const Position& position, Move move, MoveNotation notation,
                std::string& out) {
  if (notation == MoveNotation::uci) return write_uci(rules, move, out);
  const Kind kind = position.board.kind_at(move.from());
  const LetterRow& letters = row_of(rules.letters);
  if (move.castles()) {
    out += move.castles_short() ? "O-O" : "O-O-O";
  } else {
    if (notation == MoveNotation::san) {
      write_origin(position, move, kind, letters, out);
    } else {
      if (kind != Kind::pawn) out += letters.of[static_cast<std::size_t>(kind)];
      write_square(move.from(), out);
    }
    if (move.captures())
      out += 'x';
    else if (notation == MoveNotation::lan)
      out += '-';
    write_square(move.to(), out);
    if (move.promotes()) {
      out += '=';
      out += letters.of[static_cast<std::size_t>(move.promoted())];
    }
  }
  if (const char sign = check_sign(play(position, move)); sign != '\0') out += sign;
}

}  // namespace mt::chess
