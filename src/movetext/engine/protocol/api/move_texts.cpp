#include "movetext/engine/protocol/api/move_texts.hpp"

#include <utility>

namespace mt::engine {

std::vector<std::string> in_notation(const AnyGame& game, AnyPosition position,
                                     std::span<const std::string> moves, board::Notation notation) {
  std::vector<std::string> out;
  out.reserve(moves.size());
  Diagnostic refusal;
  for (const std::string& move : moves) {
    std::string text;
    if (!game.play(position, move, notation, text, refusal)) break;
    out.push_back(std::move(text));
  }
  return out;
}

std::string in_notation(const AnyGame& game, AnyPosition position, std::string_view move,
                        board::Notation notation) {
  std::string text;
  Diagnostic refusal;
  return game.play(position, move, notation, text, refusal) ? text : std::string();
}

std::string best_move_words(const GameLine& line, const Answer& answer, board::Notation notation) {
  if (answer.kind != Answer::Kind::move) return {};
  std::vector<std::string> moves{answer.move};
  if (!answer.reply.empty()) moves.push_back(answer.reply);
  moves = in_notation(line.game(), line.position(), moves, notation);
  if (moves.empty()) return {};
  return moves.size() > 1 ? moves.front() + " ponder " + moves.back() : moves.front();
}

std::string joined(std::span<const std::string> words) {
  std::string out;
  for (const std::string& word : words) {
    if (!out.empty()) out += ' ';
    out += word;
  }
  return out;
}

}  // namespace mt::engine
