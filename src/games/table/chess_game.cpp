#include "movetext/games/table/chess_game.hpp"

#include "movetext/games/chess/board_text.hpp"
#include "movetext/games/chess/drawing.hpp"

namespace mt {

bool ChessGame::knows(board::Notation notation) const {
  return notation == board::Notation::san || notation == board::Notation::lan ||
         notation == board::Notation::uci;
}

std::string_view ChessGame::side_name(Side side) const {
  return side == Side::first ? "White" : "Black";
}

Outcome ChessGame::outcome(const AnyPosition& position) const {
  chess::Chess::Referee referee(game_);
  referee.reset(at(position));
  return referee.outcome();
}

bool ChessGame::parse_position(std::string_view text, AnyPosition& out,
                               std::vector<Diagnostic>& notes) const {
  chess::Position position;
  if (!game_.parse_position(text, position, notes)) return false;
  out = AnyPosition(position);
  return true;
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
  if (notation == "fen") return fen({.castling = usual}), true;
  if (notation == "x-fen") return fen({.en_passant = EnPassantStyle::beside}), true;
  if (notation == "standard-fen") return fen({.en_passant = EnPassantStyle::always, .castling = usual}), true;
  if (notation == "shredder-fen") return fen({.castling = CastlingLetters::files}), true;
  if (notation == "epd") return fen({.castling = usual, .counters = false}), true;
  if (notation == "board") return chess::write_board_text(at(position), {}, out), true;
  return false;
}

board::Drawing ChessGame::drawing(const AnyPosition& position) const {
  return chess::drawing_of(at(position));
}

board::Coordinates ChessGame::coordinates() const {
  return chess::coordinates;
}

bool ChessGame::legal_moves(const AnyPosition& position, board::Notation notation,
                            std::vector<std::string>& out) const {
  chess::MoveList moves;
  const chess::Position p = at(position);
  game_.legal_moves(p, moves);
  for (const chess::Move move : moves) game_.write_move(p, move, notation, out.emplace_back());
  return true;
}

bool ChessGame::play(AnyPosition& position, std::string_view text, board::Notation notation,
                     std::string& canonical, Diagnostic& refusal) const {
  const chess::Position p = at(position);
  const auto refuse = [&refusal](Diagnostic why) {
    refusal = std::move(why);
    return false;
  };
  chess::MoveText read;
  if (const auto misread = game_.read(text, read, std::nullopt)) return refuse(game_.explain(text, misread));
  chess::MoveList moves;
  game_.match(p, read, moves);
  if (moves.empty()) return refuse(game_.explain(p, text, read));
  if (moves.size() > 1) return refuse(game_.explain_ambiguity(p, text, read, moves));
  game_.write_move(p, moves.front(), notation, canonical);
  position = AnyPosition(game_.play(p, moves.front()));
  return true;
}

Result<std::uint64_t> ChessGame::perft(const AnyPosition& position, int depth) const {
  return chess::perft(at(position), depth);
}

}  // namespace mt
