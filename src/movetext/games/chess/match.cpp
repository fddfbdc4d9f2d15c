#include "movetext/games/chess/match.hpp"

#include <algorithm>

namespace mt::chess {
namespace {

using Castling = MoveReading::Castling;

bool fits(std::int8_t said, int is) {
  return said < 0 || said == is;
}

bool leaves_from(const MoveReading& reading, int from) {
  return fits(reading.from_file, file_of(from)) && fits(reading.from_rank, rank_of(from));
}

bool ends_on(const MoveReading& reading, int to) {
  return fits(reading.to_file, file_of(to)) && fits(reading.to_rank, rank_of(to));
}

// Returns whether `move` is castling and the reading writes it as a move of the king ("Kg1", "e1h1").
bool describes_as_king_move(const MoveReading& reading, Move move) {
  if (!move.castles() || !reading.can_be(Kind::king) || reading.castling != Castling::none) return false;
  return leaves_from(reading, move.from()) &&
         (ends_on(reading, move.to()) || ends_on(reading, destination(move)));
}

// Lists the legal moves that one reading can mean.
void match_reading(const Board& board, const MoveList& legal, const MoveReading& reading, MoveList& moves) {
  for (const Move move : legal)
    if (describes(reading, move, board.kind_at(move.from()))) moves.push_back(move);
  if (!moves.empty() || !reading.can_be(Kind::king)) return;
  for (const Move move : legal)
    if (describes_as_king_move(reading, move)) moves.push_back(move);
}

// Returns whether the text is like "bc3" or "bb5". As a pawn's move this form is unusual, so the text may
// also mean "Bc3", a bishop's move.
bool may_be_bishop(const MoveReading& reading) {
  const bool pawn = reading.kinds == 1U << static_cast<unsigned>(Kind::pawn);
  return pawn && reading.from_file >= 0 && reading.from_rank < 0 && !reading.capture;
}

}  // namespace

bool describes(const MoveReading& reading, Move move, Kind kind) {
  if (move.castles()) {
    return reading.castling == (move.castles_short() ? Castling::short_side : Castling::long_side);
  }
  if (reading.castling != Castling::none || !reading.can_be(kind)) return false;
  if (!leaves_from(reading, move.from()) || !ends_on(reading, move.to())) return false;
  if (reading.to_rank < 0 && !move.captures()) return false;
  if (move.kind() != MoveKind::promotion) return reading.promotion < 0;
  return move.promoted() == (reading.promotion < 0 ? Kind::queen : static_cast<Kind>(reading.promotion));
}

void match(const Position& position, const MoveText& text, MoveList& moves) {
  MoveList legal;
  legal_moves(position, legal);
  moves.clear();
  for (const MoveReading& reading : text.readings()) {
    match_reading(position.board, legal, reading, moves);
    if (!moves.empty() && !may_be_bishop(reading)) return;
  }
}

Code spelling_fault(const MoveText& text, Move move, Kind kind) {
  if (text.odd_sign) return Code::wrong_separator;
  const auto readings = text.readings();
  const auto meant = std::find_if(readings.begin(), readings.end(),
                                  [&](const MoveReading& reading) { return describes(reading, move, kind); });
  const MoveReading& reading = meant != readings.end() ? *meant : readings.front();
  if (reading.case_repaired) return Code::letter_case;
  if (move.promotes() && reading.promotion < 0) return Code::promotion_piece;
  if (move.castles() || (reading.coordinates && !reading.capture)) return Code::none;
  return reading.capture == move.captures() ? Code::none : Code::wrong_separator;
}

}  // namespace mt::chess
