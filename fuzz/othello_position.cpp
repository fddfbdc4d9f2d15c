// Reads any text as a position on every board. An accepted position must be the same after writing and
// reading it, and its moves must be consistent. A refusal must give a place and a reason.
#include "movetext/games/othello/game.hpp"
#include "movetext/games/othello/perft.hpp"
#include "movetext/games/othello/rows.hpp"

#include <array>
#include <cstdlib>

namespace {

using namespace mt;
using namespace mt::othello;

// Ends the program if a check fails, so that the fuzzer keeps the input.
void require(bool kept) {
  if (!kept) std::abort();
}

template <class Set>
void try_moves(const Othello<Set>& game, const Position<Set>& position) {
  MoveList moves;
  game.legal_moves(position, moves);
  const bool over = game.settled(position).kind != Outcome::Kind::open;
  require(over == moves.empty());
  require(perft(game.board(), position, 1) == (position.passes || over ? 1 : moves.size()));
  const auto score = game.final_score(position);
  require(score[0] + score[1] == game.board().square_count());
  for (const Move move : moves) {
    const Position<Set> after = game.play(position, move);
    require(count(after.occupied()) == count(position.occupied()) + 1 &&
            !any(after.discs[0] & after.discs[1]));
    require(count(after.of(game.to_move(position))) > count(position.of(game.to_move(position))) + 1);
  }
}

template <class Set>
void try_text(const Rules& rules, std::string_view text) {
  const Othello<Set> game(rules);
  Position<Set> position;
  std::vector<Diagnostic> notes;
  const bool read = game.parse_position(text, position, notes);
  for (const Diagnostic& note : notes) require(note.begin <= note.end && note.end <= text.size());
  require(read || !notes.empty());
  typename Othello<Set>::Sought sought;
  const bool wanted = game.read_sought(text, sought, notes);
  require(wanted || !read);
  if (!read) return;
  require(game.is_sought(position, sought));
  std::string written;
  game.write_position(position, written);
  Position<Set> back;
  require(game.parse_position(written, back, notes) && back == position);
  try_moves(game, position);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  switch (data[0] % 3) {
    case 0:
      try_text<Set64>(rows::othello, text);
      break;
    case 1:
      try_text<Set64>(rows::othello_6x6, text);
      break;
    default:
      try_text<Set128>(rows::othello_10x10, text);
  }
  return 0;
}
