#include "movetext/engine/protocol/api/position_words.hpp"

#include "movetext/engine/protocol/api/move_texts.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace mt::engine {
namespace {

std::optional<GameLine> read_start(Words& words, std::shared_ptr<const AnyGame> game, std::string& problem) {
  if (words.take("startpos")) {
    words.take("moves");
    return GameLine(std::move(game));
  }
  if (!words.take("fen")) {
    problem = "the position must be startpos or fen, not '" + shown(words.peek()) + "'";
    return std::nullopt;
  }
  AnyPosition position;
  std::vector<Diagnostic> notes;
  if (!game->parse_position(words.take_until("moves"), position, notes)) {
    problem = refusal_of(notes);
    return std::nullopt;
  }
  return GameLine(std::move(game), position);
}

}  // namespace

std::string refusal_of(std::span<const Diagnostic> notes) {
  return notes.empty() || notes.back().message.empty() ? "it cannot be read" : notes.back().message;
}

void read_position(Words& words, const GameSpec& spec, bool thinks, SetPosition& out, LineFaults& faults) {
  if (thinks) return out.refuse(position_is_late, faults);
  std::string problem;
  auto line = read_start(words, make_game(spec), problem);
  if (!line) return out.refuse(problem, faults);
  Diagnostic refusal;
  while (!words.empty()) {
    const std::string_view move = words.take();
    if (line->play(move, refusal)) continue;
    faults.add(shown(move) + ": " + refusal.message);
    break;
  }
  out.set(*std::move(line));
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

std::vector<std::string> legal_among(const AnyGame& game, const AnyPosition& position,
                                     std::span<const std::string_view> texts, LineFaults& faults) {
  std::vector<std::string> out;
  for (const std::string_view text : texts) {
    if (faults.are_full()) break;  // limits the time for a line with many faults
    std::string move = in_notation(game, position, text, game.notation());
    if (move.empty())
      faults.add("'" + shown(text) + "' is not a legal move");
    else if (std::find(out.begin(), out.end(), move) == out.end())
      out.push_back(std::move(move));
  }
  return out;
}

}  // namespace mt::engine
