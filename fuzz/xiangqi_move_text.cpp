// Reads any text as xiangqi moves in any position: "fen|move|move...". The moves are played up to the
// first illegal one. Legal moves are written in every notation and read back as the same move; illegal moves
// are explained. The referee follows all moves.
#include "movetext/games/xiangqi/game.hpp"

#include <algorithm>
#include <cstdlib>

namespace {

using namespace mt;
using namespace mt::xiangqi;

void require(bool kept) {
  if (!kept) std::abort();
}

void expect_back(const Xiangqi& game, const Position& position, Move move) {
  using board::Notation;
  for (const auto notation :
       {Notation::wxf, Notation::iccs, Notation::chinese, Notation::traditional, Notation::uci}) {
    std::string written;
    game.write_move(position, move, notation, written);
    MoveText text;
    MoveList meant;
    require(!game.read(written, text, std::nullopt));
    game.match(position, text, meant);
    require(meant.size() == 1 && meant.front() == move);
  }
}

void try_move(const Xiangqi& game, Xiangqi::Referee& referee, Position& position, std::string_view written) {
  MoveText text;
  if (const xiangqi::Misread fault = game.read(written, text, std::nullopt)) {
    const Diagnostic words = game.explain(written, fault);
    require(words.begin <= words.end && words.end <= written.size() && !words.message.empty());
    return;
  }
  require(text.count >= 1 && text.count <= text.reading.size());
  MoveList meant;
  game.match(position, text, meant);
  if (meant.empty()) return require(!game.explain(position, written, text).message.empty());
  if (meant.size() > 1) require(!game.explain_ambiguity(position, written, text, meant).message.empty());
  for (const Move move : meant) expect_back(game, position, move);
  position = game.play(position, meant.front());
  referee.add(meant.front(), position);
}

void try_line(const Xiangqi& game, std::string_view text) {
  std::size_t end = std::min(text.find('|'), text.size());
  std::vector<Diagnostic> notes;
  Position position;
  if (!game.parse_position(text.substr(0, end), position, notes)) position = game.start();
  Xiangqi::Referee referee(game);
  referee.reset(position);
  for (int moves = 0; end < text.size() && moves < 200; ++moves) {
    const std::size_t begin = end + 1;
    end = std::min(text.find('|', begin), text.size());
    try_move(game, referee, position, text.substr(begin, end - begin));
  }
  require(referee.outcome().kind == Outcome::Kind::open || !referee.outcome().reason.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  static const Xiangqi from_zero(rows::xiangqi);
  static const Xiangqi in_china([] {
    Rules rules = rows::cxa;
    rules.base = RankBase::one;
    return rules;
  }());
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  try_line(data[0] % 2 == 0 ? from_zero : in_china, text);
  return 0;
}
