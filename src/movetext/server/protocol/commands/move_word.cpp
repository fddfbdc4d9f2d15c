#include "movetext/server/protocol/commands/move_word.hpp"

#include "movetext/games/table/families.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace mt::server::protocol {
namespace {

constexpr std::string_view separators = "-xX:";
constexpr int largest_row = 14;     // rows of the largest draughts board
constexpr int largest_square = 98;  // squares of the largest draughts board

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

// Drops the piece of a promotion: returns "e8" for "e8=Q" and "e7e8" for "e7e8q".
std::string_view without_promotion(std::string_view word) {
  if (word.size() < 3 || std::string_view("QRBNKqrbnk").find(word.back()) == std::string_view::npos)
    return word;
  const std::string_view rest = word.substr(0, word.size() - 1);
  if (rest.back() == '=') return rest.substr(0, rest.size() - 1);
  return text::is_digit(rest.back()) ? rest : word;
}

// Returns the length of the square or squares at the beginning of the text: "32", "h4" or "gf5". The last
// example has two squares, the first of them without a row.
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

// Returns whether the word is a sequence of squares. The first square may be only a file, as in "exd5". A
// single number is not a move.
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

constexpr std::string_view ellipsis = "\u2026";  // some keyboards write it instead of three dots
constexpr std::size_t longest_number = 3;        // maximum number of digits of a move number
constexpr std::size_t most_move_words = 40;      // maximum number of words in one move

using Words = std::vector<std::string_view>;

// Returns the length of the move number at the beginning of the word, such as "12.", "12..." or "2)"; 0 if
// there is none.
std::size_t number_size(std::string_view word) {
  std::size_t digits = 0;
  while (digits < word.size() && text::is_digit(word[digits])) ++digits;
  if (digits == 0 || digits > longest_number) return 0;
  std::size_t end = digits;
  while (end < word.size()) {
    if (word.substr(end).starts_with(ellipsis)) {
      end += ellipsis.size();
    } else if (word[end] == '.' || word[end] == ')') {
      ++end;
    } else {
      break;
    }
  }
  return end > digits ? end : 0;
}

bool is_dots(std::string_view word) {
  return word == ellipsis || (!word.empty() && word.find_first_not_of('.') == std::string_view::npos);
}

// Drops annotation marks and full stops at the end of the word.
std::string_view without_stops(std::string_view word) {
  while (!word.empty()) {
    if (word.ends_with(ellipsis)) {
      word.remove_suffix(ellipsis.size());
    } else if (std::string_view("!?.,;").find(word.back()) != std::string_view::npos) {
      word.remove_suffix(1);
    } else {
      break;
    }
  }
  return word;
}

bool is_move_or_square(std::string_view word) {
  const std::size_t square = square_size(word);
  return is_move_word(word) || (square > 0 && square == word.size());
}

// Drops the move number before a move: "2. Nf3", "12. ... 13-18", "1.e4". If the next word is not a move, the
// number stays, so that a word after it cannot become a verb.
void drop_number(Words& words) {
  const std::size_t size = number_size(words[0]);
  if (size == 0) return;
  const std::string_view rest = words[0].substr(size);
  if (!rest.empty()) {
    if (is_move_word(without_stops(rest))) words[0] = rest;
    return;
  }
  const std::size_t first = words.size() > 1 && is_dots(words[1]) ? 2 : 1;
  if (first < words.size() && is_move_or_square(without_stops(words[first])))
    words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first));
}

void drop_stops(Words& words) {
  while (words.size() > 1 && without_stops(words.back()).empty() &&
         is_move_or_square(without_stops(words[words.size() - 2])))
    words.pop_back();
  for (std::string_view& word : words)
    if (const std::string_view bare = without_stops(word); is_move_word(bare)) word = bare;
  const std::string_view bare = without_stops(words.back());
  if (is_move_word(bare) || (words.size() > 1 && is_move_or_square(bare))) words.back() = bare;
}

// Joins the words of one move, such as "28 24", "28 x 19" or "Ng1 f3", into one word. Returns an empty text
// if the words are not a sequence of squares.
std::string joined_squares(const Words& words) {
  std::string joined;
  std::size_t squares = 0;
  for (const std::string_view word : words) {
    std::string_view bare = word;
    if (!bare.empty() && is_separator(bare.front())) bare.remove_prefix(1);
    if (!bare.empty() && is_separator(bare.back())) bare.remove_suffix(1);
    if (!bare.empty()) {
      if (square_size(bare) != bare.size()) return {};
      // Only the first square may have the letter of a piece before it.
      if (squares > 0 && (text::is_letter(bare.front()) != text::is_letter(joined.front()) ||
                          (bare.size() > 1 && text::is_letter(bare[1]))))
        return {};
      ++squares;
    }
    const bool parted = joined.empty() || is_separator(joined.back()) || is_separator(word.front());
    if (!parted) joined += '-';
    joined += word;
  }
  return squares > 1 && is_walk(joined) ? joined : std::string();
}

Words words_of(std::string_view text) {
  Words words;
  for (std::size_t at = 0; at < text.size() && words.size() <= most_move_words;) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

// Drops one move number, full stops and marks. The result may begin with another number.
std::string plainer(const std::string& typed) {
  Words words = words_of(typed);
  if (words.empty() || words.size() > most_move_words) return typed;
  drop_number(words);
  drop_stops(words);
  if (words.size() > 1)
    if (std::string joined = joined_squares(words); !joined.empty()) return joined;
  std::string plain;
  for (const std::string_view word : words) {
    if (!plain.empty()) plain += ' ';
    plain += word;
  }
  return plain;
}

bool is_roll(std::string_view word) {
  return word.size() == 3 && is_between(word[0], '1', '6') && is_between(word[1], '1', '6') && word[2] == ':';
}

}  // namespace

bool is_move_word(std::string_view word) {
  if (is_roll(word)) return true;
  const std::string_view bare = without_marks(word);
  return is_walk(without_promotion(bare)) ||
         std::any_of(families().begin(), families().end(), [&](const Family* family) {
           return family->is_move_word != nullptr && family->is_move_word(word);
         });
}

std::string plain_move(std::string_view typed) {
  std::string plain(typed);
  for (std::size_t before = plain.size() + 1; plain.size() < before;) {
    before = plain.size();
    plain = plainer(plain);
  }
  return plain;
}

std::string plain_moves(std::string_view typed) {
  const Words words = words_of(typed);
  if (words.size() > most_move_words) return std::string(typed);
  std::string plain;
  for (std::size_t i = 0; i < words.size(); ++i) {
    // The number is a separate word in "2. Nf3", but part of the word in "2.Nf3".
    const bool is_number = number_size(words[i]) == words[i].size() && i + 1 < words.size() &&
                           is_move_word(without_stops(words[i + 1]));
    if (is_number) continue;
    if (!plain.empty()) plain += ' ';
    plain += plain_move(words[i]);
  }
  return plain;
}

bool is_move_text(std::string_view typed) {
  const std::string plain = plain_move(typed);
  const Words words = words_of(plain);
  return !words.empty() && words.size() <= most_move_words &&
         std::all_of(words.begin(), words.end(), is_move_word);
}

}  // namespace mt::server::protocol
