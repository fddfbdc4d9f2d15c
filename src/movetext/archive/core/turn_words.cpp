#include "movetext/archive/core/turn_words.hpp"

#include "movetext/record/tape.hpp"

namespace mt::archive {

std::string turn_words(const Record& record, std::uint32_t begin) {
  if (!record.convention->is_match) return {};
  std::uint32_t games = 0;
  std::uint32_t turn = 0;
  bool found = false;  // an event of the match is at the place
  for (const Event& event : record.tape) {
    const bool placed = (event.text.begin & Span::side_bit) == 0;
    if (placed && event.text.begin > begin) break;
    found = found || (placed && event.text.begin == begin);
    if (event.kind == EventKind::game) {
      ++games;
      turn = 0;
    } else if (is_move(event.kind)) {
      turn = event.value / 2;
    }
  }
  if (games == 0 || !found) return {};
  std::string words = "game " + std::to_string(games);
  if (turn > 0) words += ", move " + std::to_string(turn);
  return words;
}

void add_turn_words(Record& record) {
  for (Diagnostic& diagnostic : record.diagnostics)
    if (const std::string words = turn_words(record, diagnostic.begin);
        !words.empty() && diagnostic.begin > 0)
      diagnostic.message += " (" + words + ')';
}

}  // namespace mt::archive
