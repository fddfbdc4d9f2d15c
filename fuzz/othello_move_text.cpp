// Reads any text as moves and plays them in sequence. Every move that the scanner finds must be readable.
// Every readable move must be legal, or its fault must be explained. Every legal move must be the same after
// writing and reading it.
#include "movetext/games/othello/game.hpp"
#include "movetext/games/othello/rows.hpp"

#include <cstdlib>

namespace {

using namespace mt;
using namespace mt::othello;

using Usual = Othello<Set64>;

// Ends the program if a check fails, so that the fuzzer keeps the input.
void require(bool kept) {
  if (!kept) std::abort();
}

void try_move(const Usual& game, Usual::Position& position, std::string_view text) {
  SquareName name;
  require(!game.read(text, name, std::nullopt));
  MoveList meant;
  game.match(position, name, meant);
  Usual::PlainMove plain;
  Usual::Position after;
  const bool is_plain = game.play_plain(position, text, plain, after);
  if (meant.empty()) {
    const Diagnostic why = game.explain(position, text, name);
    require(!is_plain && !why.message.empty() && why.end <= text.size());
    return;
  }
  std::string written;
  game.write_move(position, meant.front(), game.notation(), written);
  require(game.play_plain(position, written, plain, after) && plain.canonical && plain.move == meant.front());
  position = game.play(position, meant.front());
  require(after == position);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Usual game(rows::othello);
  Usual::Position position = game.start();
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = move_end(text, at);
    if (end > at) try_move(game, position, text.substr(at, end - at));
    at = end > at ? end : at + 1;
  }
  SquareName name;
  if (game.read(text, name, std::nullopt)) require(!game.explain(text, true).message.empty());
  return 0;
}
