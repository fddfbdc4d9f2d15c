#include "movetext/formats/pgn/swallowed_moves.hpp"

#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/formats/pgn/likeness.hpp"
#include "movetext/formats/pgn/plain_word.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <string>

namespace mt::pgn {
namespace {

constexpr std::size_t most_bytes = 4096;

enum class Word : std::uint8_t { other, move, number, numbered_move, sign };

// Returns the end of the number and its dots at `at`, or `at` if there is none.
std::size_t number_end(std::string_view word, std::size_t at) {
  std::size_t end = at;
  while (end < word.size() && text::is_digit(word[end])) ++end;
  if (end == at || end - at > 4 || dots_at(word, end) == 0) return at;
  for (std::size_t size = 0; (size = dots_at(word, end)) > 0;) end += size;
  return end;
}

// Returns the kind of a word of movetext without blanks, in ASCII.
Word kind_of_plain(Grammar grammar, std::string_view word) {
  while (!word.empty() && word.front() == '(') word.remove_prefix(1);
  while (!word.empty() && word.back() == ')') word.remove_suffix(1);
  if (word.empty() || match_result(grammar, word, 0).size() == word.size()) return Word::sign;
  if (word.front() == '$')
    return std::all_of(word.begin() + 1, word.end(), text::is_digit) ? Word::sign : Word::other;
  if (word.find_first_not_of("!?+-=/.") == std::string_view::npos) return Word::sign;
  const std::size_t number = number_end(word, 0);
  if (number == word.size()) return Word::number;
  std::size_t end = grammar.shapes.scan(word, number).end;
  if (end == number) return Word::other;
  while (end < word.size() && (word[end] == '!' || word[end] == '?')) ++end;
  if (end < word.size()) return Word::other;
  return number > 0 ? Word::numbered_move : Word::move;
}

// Returns the kind of a word without blanks. If the word has characters outside ASCII, it may be several
// moves.
Word kind_of(Grammar grammar, std::string_view word) {
  if (text::find_non_ascii(word, 0) == word.size()) return kind_of_plain(grammar, word);
  const std::string plain = PlainWords(grammar.shapes, true).rewrite(word);
  Word first = Word::other;
  for (std::size_t at = 0; at <= plain.size();) {
    const std::size_t end = std::min(plain.find(' ', at), plain.size());
    const Word kind = kind_of_plain(grammar, std::string_view(plain).substr(at, end - at));
    if (kind == Word::other) return Word::other;
    if (first == Word::number && kind == Word::move) first = Word::numbered_move;
    if (first == Word::other) first = kind;
    at = end + 1;
  }
  return first;
}

}  // namespace

std::string_view find_moves_at_end(Grammar grammar, std::string_view text) {
  std::size_t begin = text.size();  // index of the first number or move
  bool has_move = false;
  const std::size_t floor = text.size() - std::min(text.size(), most_bytes);
  for (std::size_t at = text.size();;) {
    while (at > floor && text::is_blank(text[at - 1])) --at;
    const std::size_t end = at;
    while (at > floor && !text::is_blank(text[at - 1])) --at;
    if (at == end || (at == floor && floor > 0)) break;
    const Word kind = kind_of(grammar, text.substr(at, end - at));
    if (kind == Word::other) break;
    has_move = has_move || kind == Word::move || kind == Word::numbered_move;
    if (kind != Word::sign) begin = at;
  }
  return has_move ? text::trim(text.substr(begin)) : std::string_view();
}

std::int64_t first_half_move(Grammar grammar, std::string_view moves) {
  const std::string_view word = moves.substr(0, word_end(moves, 0));
  std::string plain;
  if (text::find_non_ascii(word, 0) < word.size()) {
    plain = PlainWords(grammar.shapes, true).rewrite(word);
    moves = plain;
  }
  const std::size_t end = number_end(moves, 0);
  if (end == 0) return -1;
  const std::size_t digits = std::min(moves.find_first_not_of("0123456789"), end);
  const std::int64_t number = text::parse_number(moves.substr(0, digits), 9999);
  // the number has several dots ("2..."), or one character of three dots
  const bool second = end - digits > 1;
  return 2 * number + (second ? 1 : 0);
}

}  // namespace mt::pgn
