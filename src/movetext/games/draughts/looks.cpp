#include "movetext/games/draughts/looks.hpp"

#include "movetext/games/api/lettered_moves.hpp"
#include "movetext/text/number.hpp"

#include <optional>

namespace mt::draughts {
namespace {

// Accepts "32-28" and "12x19x28". Rejects a word with the number zero: "2-0" is a result.
bool has_numbers_of_squares(std::string_view word) {
  constexpr std::size_t most_digits = 2;
  int squares = 0;
  for (char sign = '-'; sign != '\0'; sign = take_move_sign(word)) {
    std::size_t digits = 0;
    int value = 0;
    for (; digits < word.size() && text::is_digit(word[digits]); ++digits) {
      if (digits == most_digits) return false;
      value = value * 10 + (word[digits] - '0');
    }
    if (value == 0) return false;
    word.remove_prefix(digits);
    ++squares;
  }
  return word.empty() && squares >= 2;
}

// Returns whether the path can be the first move of a game: one square along a diagonal or, in Turkish
// draughts, straight forward from the third rank.
bool begins_game(const LetteredPath& path) {
  const bool turkish =
      path.across() == 0 && path.along() == 1 && (path.from.rank == 3 || path.from.rank == 6);
  return path.is_diagonal() || turkish;
}

Claim claim_path(const LetteredPath& path, WordPlace place) {
  constexpr int largest = 14;
  if (path.has_rank_zero() || !path.fits(largest, largest)) return Claim::none;
  if (path.squares > 2) return Claim::possible;
  // A capture of several pieces may be written with its first and last square only. In Turkish draughts this
  // can look like a knight's move.
  if (path.leaps()) return path.captures ? Claim::possible : Claim::none;
  if (!path.fits(8, 8)) return path.is_diagonal() ? Claim::likely : Claim::possible;
  return place.first && begins_game(path) ? Claim::unmistakable : Claim::possible;
}

// Accepts "e45" and "d34x": two squares on the same file, in diagonal notation.
bool is_on_one_file(std::string_view word) {
  if (word.size() == 4 && text::to_lower(word[3]) == 'x') word.remove_suffix(1);
  return word.size() == 3 && word[0] >= 'a' && word[0] <= 'n' && text::is_digit(word[1]) &&
         text::is_digit(word[2]) && word[1] != '0' && word[2] != '0' && word[1] != word[2];
}

// Accepts "ac5:e7" and "a:c5:e7": a capture of several pieces whose start is given only by its file.
bool takes_several(std::string_view word) {
  if (!text::is_letter(word[0])) return false;
  word.remove_prefix(1);
  std::string_view rest = word;
  if (take_move_sign(rest) == 'x') word = rest;
  const std::optional<LetteredPath> path = read_lettered_path(word);
  return path && path->rest.empty() && path->captures;
}

}  // namespace

Claim claim_move(std::string_view word, WordPlace place) {
  if (text::is_digit(word[0])) return has_numbers_of_squares(word) ? Claim::possible : Claim::none;
  const std::optional<LetteredPath> path = read_lettered_path(word);
  if (path && path->rest.empty()) return claim_path(*path, place);
  if (is_on_one_file(word)) return Claim::likely;
  if (takes_several(word)) return Claim::possible;
  return read_file_pair(word) ? Claim::possible : Claim::none;
}

Claim claim_position(std::string_view text) {
  return text.find(':') != std::string_view::npos ? Claim::possible : Claim::none;
}

}  // namespace mt::draughts
