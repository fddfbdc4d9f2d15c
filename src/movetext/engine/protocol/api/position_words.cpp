#include "movetext/engine/protocol/api/position_words.hpp"

#include "movetext/engine/protocol/api/move_texts.hpp"

#include <utility>

namespace mt::engine {
namespace {

std::optional<GameLine> read_start(Words& words, std::shared_ptr<const AnyGame> game) {
  if (words.take("startpos")) {
    words.take("moves");
    return GameLine(std::move(game));
  }
  if (!words.take("fen")) return std::nullopt;
  AnyPosition position;
  std::vector<Diagnostic> notes;
  if (!game->parse_position(words.take_until("moves"), position, notes)) return std::nullopt;
  return GameLine(std::move(game), position);
}

}  // namespace

std::optional<GameLine> read_position(Words& words, const GameSpec& spec, std::string& problem) {
  auto line = read_start(words, make_game(spec));
  if (!line) problem = "there is no such position";
  Diagnostic refusal;
  while (line && !words.empty()) {
    const std::string_view move = words.take();
    if (line->play(move, refusal)) continue;
    problem = std::string(move) + ": " + refusal.message;
    break;
  }
  return line;
}

std::vector<std::string> take_line(const AnyGame& game, AnyPosition position, Words& words) {
  std::vector<std::string> out;
  Diagnostic refusal;
  std::string move;
  while (!words.empty() && game.play(position, words.peek(), game.notation(), move, refusal)) {
    words.take();
    out.push_back(std::exchange(move, {}));
  }
  return out;
}

std::vector<std::string> take_moves(const AnyGame& game, const AnyPosition& position, Words& words) {
  std::vector<std::string> out;
  while (!words.empty()) {
    std::string move = in_notation(game, position, words.peek(), game.notation());
    if (move.empty()) break;
    words.take();
    out.push_back(std::move(move));
  }
  return out;
}

}  // namespace mt::engine
