#include "movetext/games/backgammon/move_word.hpp"

#include "movetext/games/backgammon/board.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

// The size of a count such as "(2)" or "(4)".
constexpr std::size_t count_size = 3;

bool ends_in_count(std::string_view word) {
  return word.size() > count_size && word[word.size() - 3] == '(' && word.ends_with(')') &&
         word[word.size() - 2] >= '2' && word[word.size() - 2] <= '4';
}

// Accepts "8" and "bar". The mark of a hit or a count may follow: "7*", "5(2)".
bool is_place(std::string_view word) {
  if (ends_in_count(word)) word.remove_suffix(count_size);
  if (word.ends_with('*')) word.remove_suffix(1);
  return text::same_in_any_case(word, "bar") || text::same_in_any_case(word, "off") ||
         text::parse_number(word, bar) >= 0;
}

}  // namespace

bool is_move_word(std::string_view word) {
  if (word.find('/') == std::string_view::npos) return false;
  std::size_t places = 0;
  for (std::size_t at = 0; at <= word.size(); ++places) {
    const std::size_t end = std::min(word.find_first_of("/,", at), word.size());
    if (!is_place(word.substr(at, end - at))) return false;
    at = end + 1;
  }
  return places > 1;
}

}  // namespace mt::backgammon
