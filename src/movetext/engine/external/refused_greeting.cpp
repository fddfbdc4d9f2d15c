#include "movetext/engine/external/refused_greeting.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace mt::engine {
namespace {

constexpr std::array<std::string_view, 4> signs{"unknown", "invalid", "illegal", "error"};
constexpr std::string_view gtp_refusal = "? unknown command";  // GTP engines do not repeat the unknown word
constexpr std::size_t longest_line = 300;                      // bytes; a longer line is about something else
// Most bytes between the sign and the word; for example " command: '".
constexpr std::size_t longest_gap = 12;

bool is_part_of_word(char c) {
  return text::is_letter(c) || text::is_digit(c) || c == '_';
}

// Returns whether a line contains `word` as a separate word, shortly after one of `signs`.
bool refuses(std::string_view line, std::string_view word) {
  if (line.starts_with(gtp_refusal)) return true;
  if (line.size() > longest_line) return false;
  std::string low(line);
  std::transform(low.begin(), low.end(), low.begin(), text::to_lower);
  for (const std::string_view sign : signs)
    if (const std::size_t at = low.find(sign); at != std::string::npos) {
      const std::size_t behind = at + sign.size();
      const std::size_t found = low.find(word, behind);
      if (found == std::string::npos || found - behind > longest_gap) continue;
      const std::size_t end = found + word.size();
      if (!is_part_of_word(low[found - 1]) && (end == low.size() || !is_part_of_word(low[end]))) return true;
    }
  return false;
}

}  // namespace

std::string_view refusal_of_word(std::string_view said, std::string_view word) {
  while (!word.empty() && !said.empty()) {
    const std::string_view line = said.substr(0, said.find('\n'));
    if (refuses(line, word)) return line;
    said.remove_prefix(std::min(line.size() + 1, said.size()));
  }
  return {};
}

}  // namespace mt::engine
