#include "movetext/engine/protocol/xboard/thinking.hpp"

#include "movetext/engine/protocol/api/words.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace mt::engine::xboard {
namespace {

// A value of this size or more is a win or a loss. The difference from this number is the number of moves
// until the end.
constexpr std::int64_t wins = 100'000;
constexpr std::int64_t longest_win = 1'000;

Score score_of(std::int64_t value) {
  const std::int64_t size = value < 0 ? -value : value;
  if (size >= wins && size <= wins + longest_win) {
    const auto moves = static_cast<int>(size - wins);
    return {.unit = Score::Unit::wins_in, .value = value < 0 ? -2 * moves : std::max(2 * moves - 1, 1)};
  }
  return {.value = static_cast<int>(std::clamp(value, -wins, wins))};
}

// Takes a number that may be followed by a mark of progress: "9.", "9&".
std::optional<std::int64_t> take_marked_number(Words& words) {
  std::string_view word = words.take();
  while (!word.empty() && (word.back() < '0' || word.back() > '9')) word.remove_suffix(1);
  Words number(word);
  return number.take_number();
}

// Removes what engines write around a move: a move number, parentheses, braces or a comma.
std::string_view bare_move(std::string_view word) {
  while (!word.empty() && (word.front() == '(' || word.front() == '{')) word.remove_prefix(1);
  while (!word.empty() && (word.back() == ')' || word.back() == ',' || word.back() == '}'))
    word.remove_suffix(1);
  const std::size_t dot = word.find_last_of('.');
  if (dot != std::string_view::npos && word.find_first_not_of("0123456789.") > dot)
    word.remove_prefix(dot + 1);
  return word;
}

}  // namespace

bool read_thinking(std::string_view text, const AnyGame& game, const AnyPosition& position, FoundLine& line,
                   Effort& effort) {
  Words words(text);
  const auto depth = take_marked_number(words);
  const auto value = words.take_number();
  const auto time = words.take_number();
  const auto nodes = words.take_number();
  if (!depth || !value || !time || !nodes) return false;
  line.depth = static_cast<int>(std::clamp<std::int64_t>(*depth, 0, 1000));
  line.score = score_of(*value);
  effort = {static_cast<std::uint64_t>(std::max<std::int64_t>(*nodes, 0)),
            Milliseconds(std::clamp<std::int64_t>(*time, 0, 1'000'000'000) * 10)};
  AnyPosition after = position;
  Diagnostic refusal;
  std::string move;
  while (!words.empty()) {
    const std::string_view word = bare_move(words.take());
    if (word.empty()) continue;
    if (!game.play(after, word, game.notation(), move, refusal)) break;
    line.moves.push_back(std::exchange(move, {}));
  }
  return true;
}

}  // namespace mt::engine::xboard
