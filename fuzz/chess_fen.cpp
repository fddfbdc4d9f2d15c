// Reads any text as a position. An accepted position must be the same after writing and reading it, and it
// must be possible to count its moves. A refusal must give a place and a reason.
#include "movetext/games/chess/board_text.hpp"
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/play.hpp"
#include "movetext/games/chess/position_text.hpp"

#include <cstdlib>

namespace {

using namespace mt;
using namespace mt::chess;

// Ends the program if a check fails, so that the fuzzer keeps the input.
void require(bool kept) {
  if (!kept) std::abort();
}

void expect_back(const Rules& rules, const Position& position, FenStyle style) {
  std::string fen;
  write_fen(position, style, fen);
  PositionNotes notes;
  const auto back = parse_position(rules, fen, notes);
  require(back && same_position(*back, position));
  if (style.en_passant == EnPassantStyle::always && style.counters) require(*back == position);
}

void try_moves(const Position& position) {
  MoveList moves;
  legal_moves(position, moves);
  require(perft(position, 1) == moves.size() && has_move(position) == !moves.empty());
  std::uint64_t replies = 0;
  for (const Move move : moves) {
    const Position after = play(position, move);
    replies += perft(after, 1);
  }
  require(perft(position, 2) == replies);
}

void try_text(const Rules& rules, std::string_view text) {
  PositionNotes notes;
  const auto position = parse_position(rules, text, notes);
  for (const Diagnostic& note : notes) require(note.begin <= note.end && note.end <= text.size());
  if (!position) {
    require(!notes.empty() && notes.back().severity == Severity::error &&
            notes.back().code == position.code());
    return;
  }
  for (const auto en_passant : {EnPassantStyle::legal, EnPassantStyle::beside, EnPassantStyle::always})
    for (const auto castling : {CastlingLetters::classic, CastlingLetters::files})
      expect_back(rules, *position, {en_passant, castling});
  expect_back(rules, *position, {.counters = false});
  for (const bool flip : {false, true}) {
    std::string drawing;
    write_board_text(*position, {.flip = flip, .coordinates = text.size() % 2 == 0}, drawing);
    PositionNotes more;
    const auto back = parse_position(rules, drawing, more);
    Board bare = position->board;
    bare.castling = 0;
    require(back && back->board == bare && back->to_move == position->to_move);
  }
  try_moves(*position);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  try_text(data[0] % 2 == 0 ? rows::chess : rows::chess960, text);
  return 0;
}
