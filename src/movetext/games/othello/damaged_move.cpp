#include "movetext/games/othello/damaged_move.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <cstddef>

namespace mt::othello {
namespace {

bool is_column(char c) {
  const char letter = text::to_lower(c);
  return letter >= 'a' && letter <= 'h';
}
bool is_row(char c) {
  return c >= '1' && c <= '8';
}
bool is_sign(char c) {
  constexpr std::string_view others = "-,.@Pp";
  return is_column(c) || is_row(c) || others.find(c) != std::string_view::npos;
}

bool has_square(std::string_view word) {
  for (std::size_t i = 1; i < word.size(); ++i)
    if (is_column(word[i - 1]) && is_row(word[i])) return true;
  return false;
}

}  // namespace

bool is_damaged_move(std::string_view word) {
  if (word.size() < 2) return false;
  const auto others = std::count_if(word.begin(), word.end(), [](char c) { return !is_sign(c); });
  const bool joins = word.front() == '-' || word.front() == ',' || word.find('@') != std::string_view::npos;
  const auto is_rest = [](char c) { return c == '@' || is_column(c) || is_row(c); };
  return others <= 1 && (has_square(word) || (joins && std::any_of(word.begin(), word.end(), is_rest)));
}

}  // namespace mt::othello
