// Reads any text as a xiangqi position. An accepted position must be the same after writing and reading it,
// and it must be possible to count its moves. A refusal must give a place and a reason.
#include "movetext/games/xiangqi/generate.hpp"
#include "movetext/games/xiangqi/play.hpp"
#include "movetext/games/xiangqi/position_text.hpp"

#include <cstdlib>

namespace {

using namespace mt;
using namespace mt::xiangqi;

// Ends the program if a check fails, so that the fuzzer keeps the input.
void require(bool kept) {
  if (!kept) std::abort();
}

void expect_back(const Position& position, FenLetters letters) {
  std::string fen;
  write_fen(position, letters, fen);
  Position back;
  std::vector<Diagnostic> notes;
  require(parse_position(fen, back, notes) && back == position);
}

void try_moves(const Position& position) {
  MoveList moves;
  legal_moves(position, moves);
  require(perft(position, 1) == moves.size() && has_move(position) == !moves.empty());
  std::uint64_t replies = 0;
  for (const Move move : moves) replies += perft(play(position, move), 1);
  require(perft(position, 2) == replies);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  Position position;
  std::vector<Diagnostic> notes;
  const bool good = parse_position(text, position, notes);
  for (const Diagnostic& note : notes) require(note.begin <= note.end && note.end <= text.size());
  if (!good) {
    require(!notes.empty() && notes.back().severity == Severity::error);
    return 0;
  }
  expect_back(position, FenLetters::uci);
  expect_back(position, FenLetters::wxf);
  try_moves(position);
  return 0;
}
