#include "movetext/server/commands/move_word.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <cstddef>

namespace mt::server {
namespace {

constexpr std::string_view separators = "-xX:";
constexpr int largest_row = 14;     // of the largest board of draughts
constexpr int largest_square = 98;  // of the same, by number

bool is_between(char c, char first, char last) {
  return c >= first && c <= last;
}

bool is_separator(char c) {
  return separators.find(c) != std::string_view::npos;
}

std::string_view without_marks(std::string_view word) {
  while (!word.empty() && std::string_view("+#!?").find(word.back()) != std::string_view::npos)
    word.remove_suffix(1);
  return word;
}

// "e8=Q", "e7e8q": without the piece.
std::string_view without_promotion(std::string_view word) {
  if (word.size() < 3 || std::string_view("QRBNKqrbnk").find(word.back()) == std::string_view::npos)
    return word;
  const std::string_view rest = word.substr(0, word.size() - 1);
  if (rest.back() == '=') return rest.substr(0, rest.size() - 1);
  return text::is_digit(rest.back()) ? rest : word;
}

bool is_castling(std::string_view word) {
  for (const std::string_view each : {"O-O", "O-O-O", "0-0", "0-0-0"})
    if (text::same_in_any_case(word, each)) return true;
  return false;
}

// "Nf3", "Nbxd7", "R1a3", "Ng1-f3".
bool is_piece_move(std::string_view word) {
  if (word.size() < 3 || std::string_view("KQRBN").find(word.front()) == std::string_view::npos) return false;
  std::string_view from = word.substr(1, word.size() - 3);
  const std::string_view to = word.substr(word.size() - 2);
  if (!is_between(to[0], 'a', 'h') || !is_between(to[1], '1', '8')) return false;
  if (!from.empty() && is_separator(from.back())) from.remove_suffix(1);
  if (!from.empty() && is_between(from.front(), 'a', 'h')) from.remove_prefix(1);
  if (!from.empty() && is_between(from.front(), '1', '8')) from.remove_prefix(1);
  return from.empty();
}

// Length of the square that the text begins with: "32", "h4", and "gf5" for two of which the first has no
// row.
std::size_t square_size(std::string_view text) {
  std::size_t letters = 0;
  while (letters < text.size() && letters < 2 && is_between(text::to_lower(text[letters]), 'a', 'n'))
    ++letters;
  std::size_t end = letters;
  while (end < text.size() && text::is_digit(text[end])) ++end;
  const std::int64_t number =
      text::parse_number(text.substr(letters, end - letters), letters == 0 ? largest_square : largest_row);
  return number < 0 ? 0 : end;
}

// Squares one behind the other; "exd5" has a file alone in front.  A number alone is no move.
bool is_walk(std::string_view word) {
  if (word.size() > 3 && is_between(word[0], 'a', 'h') && is_separator(word[1])) word.remove_prefix(2);
  const bool letters = !word.empty() && text::is_letter(word.front());
  std::size_t squares = 0;
  while (const std::size_t size = square_size(word)) {
    ++squares;
    word.remove_prefix(size);
    if (word.empty()) return letters || squares > 1;
    if (is_separator(word.front())) word.remove_prefix(1);
  }
  return false;
}

// "8", "bar", with the mark of a hit or of a repetition behind it: "7*", "5(2)".
bool is_point(std::string_view word) {
  if (word.size() > 3 && word[word.size() - 3] == '(' && word.ends_with(')') &&
      is_between(word[word.size() - 2], '2', '4'))
    word.remove_suffix(3);
  if (word.ends_with('*')) word.remove_suffix(1);
  return text::same_in_any_case(word, "bar") || text::same_in_any_case(word, "off") ||
         text::parse_number(word, 25) >= 0;
}

bool is_play(std::string_view word) {
  std::size_t points = 0;
  for (std::size_t at = 0; at <= word.size(); ++points) {
    const std::size_t end = std::min(word.find_first_of("/,", at), word.size());
    if (!is_point(word.substr(at, end - at))) return false;
    at = end + 1;
  }
  return points > 1;
}

bool is_roll(std::string_view word) {
  return word.size() == 3 && is_between(word[0], '1', '6') && is_between(word[1], '1', '6') && word[2] == ':';
}

}  // namespace

bool is_move_word(std::string_view word) {
  const bool slashed = word.find('/') != std::string_view::npos;
  if ((slashed && is_play(word)) || is_roll(word)) return true;
  const std::string_view bare = without_marks(word);
  const std::string_view walk = without_promotion(bare);
  return is_castling(bare) || is_piece_move(bare) || is_walk(walk);
}

}  // namespace mt::server
