// Reads any text as moves in any position: "fen|move|move...". The moves are played up to the first
// illegal one. Legal moves are written in every notation and read back as the same move; illegal moves are
// explained. The fast way from a text to the next position must agree with the usual way.
#include "movetext/games/chess/game.hpp"

#include <algorithm>
#include <cstdlib>

namespace {

using namespace mt;
using namespace mt::chess;

void require(bool kept) {
  if (!kept) std::abort();
}

void expect_back(const Chess& game, const Position& position, Move move) {
  for (const auto notation : {MoveNotation::san, MoveNotation::lan, MoveNotation::uci}) {
    std::string written;
    game.write_move(position, move, notation, written);
    MoveText text;
    MoveList meant;
    require(!read_move_text(written, text));
    match(position, text, meant);
    require(meant.size() == 1 && meant.front() == move &&
            spelling_fault(text, move, position.board.kind_at(move.from())) == Code::none);
  }
}

void try_plain(const Chess& game, const Position& position, std::string_view written, const MoveList& meant) {
  PlainMove plain;
  Position after;
  if (!game.play_plain(position, written, plain, after)) return;
  require(meant.size() == 1 && meant.front() == plain.move && after == play(position, plain.move));
  std::string canonical;
  game.write_move(position, plain.move, MoveNotation::san, canonical);
  require(is_canonical(plain, after) == (canonical == written));
}

void try_move(const Chess& game, Position& position, std::string_view written) {
  MoveText text;
  MoveList meant;
  if (const chess::Misread fault = read_move_text(written, text)) {
    const Diagnostic words = explain_misreading(written, fault);
    require(words.begin <= words.end && words.end <= written.size() && !words.message.empty());
    return try_plain(game, position, written, meant);
  }
  require(text.count >= 1 && text.count <= MoveText::max_readings);
  match(position, text, meant);
  try_plain(game, position, written, meant);
  if (meant.empty()) {
    const Diagnostic words = game.explain(position, written, text);
    require(words.code != Code::none && !words.message.empty());
    return;
  }
  if (meant.size() > 1) require(!game.explain_ambiguity(position, written, text, meant).message.empty());
  for (const Move move : meant) expect_back(game, position, move);
  position = play(position, meant.front());
}

void try_line(const Chess& game, std::string_view text) {
  std::size_t end = std::min(text.find('|'), text.size());
  PositionNotes notes;
  Position position = game.start();
  game.parse_position(text.substr(0, end), position, notes);
  for (int moves = 0; end < text.size() && moves < 40; ++moves) {
    const std::size_t begin = end + 1;
    end = std::min(text.find('|', begin), text.size());
    try_move(game, position, text.substr(begin, end - begin));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  static const Chess chess(rows::chess);
  static const Chess chess960(rows::chess960);
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  try_line(data[0] % 2 == 0 ? chess : chess960, text);
  return 0;
}
