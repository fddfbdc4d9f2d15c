#include "movetext/games/chess/any_chess.hpp"

#include "movetext/games/chess/board_text.hpp"
#include "movetext/games/chess/drawing.hpp"
#include "movetext/games/chess/score_curve.hpp"
#include "movetext/games/chess/start_array.hpp"

namespace mt {

bool ChessGame::knows(board::Notation notation) const {
  return notation == board::Notation::san || notation == board::Notation::lan ||
         notation == board::Notation::uci;
}

std::string_view ChessGame::side_name(Side side) const {
  return side == Side::first ? "White" : "Black";
}

std::uint32_t ChessGame::start_count() const {
  return game_.rules().any_start ? chess::start_array_count : 1;
}

AnyPosition ChessGame::start(std::uint32_t number) const {
  return game_.rules().any_start ? AnyPosition(chess::start_position(static_cast<int>(number))) : start();
}

bool ChessGame::is_start(const AnyPosition& position) const {
  if (!game_.rules().any_start) return AnyGame::is_start(position);
  return chess::start_number(at(position)).has_value();
}

std::vector<std::string_view> ChessGame::position_notations() const {
  return {"fen", "x-fen", "standard-fen", "shredder-fen", "epd", "board"};
}

bool ChessGame::write_position(const AnyPosition& position, std::string_view notation,
                               std::string& out) const {
  using chess::CastlingLetters;
  using chess::EnPassantStyle;
  const auto fen = [&](chess::FenStyle style) { chess::write_fen(at(position), style, out); };
  const CastlingLetters usual = game_.rules().castling;
  const EnPassantStyle en_passant = game_.rules().en_passant;
  if (notation == "fen") return fen({.en_passant = en_passant, .castling = usual}), true;
  if (notation == "x-fen") return fen({.en_passant = EnPassantStyle::beside}), true;
  if (notation == "standard-fen") return fen({.en_passant = EnPassantStyle::always, .castling = usual}), true;
  if (notation == "shredder-fen") return fen({.castling = CastlingLetters::files}), true;
  if (notation == "epd") {
    fen({.en_passant = en_passant, .castling = usual, .counters = false});
    const chess::Position p = at(position);
    out += " fmvn " + std::to_string(p.move_number) + "; hmvc " + std::to_string(p.halfmoves) + ';';
    return true;
  }
  if (notation == "board") return chess::write_board_text(at(position), {}, out), true;
  return false;
}

board::Diagram ChessGame::diagram(const AnyPosition& position) const {
  return chess::drawing_of(at(position));
}

board::Coordinates ChessGame::coordinates() const {
  return chess::coordinates;
}

Result<std::uint64_t> ChessGame::perft(const AnyPosition& position, int depth) const {
  return chess::perft(at(position), depth);
}

ScoreCurve ChessGame::score_curve(const AnyPosition& /*position*/) const {
  return chess::score_curve;
}

}  // namespace mt
