#include "movetext/server/protocol/commands/typed_move.hpp"

#include "movetext/games/table/families.hpp"
#include "movetext/server/protocol/commands/line_words.hpp"
#include "movetext/server/protocol/commands/move_word.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_typed = 200;  // bytes
constexpr std::size_t most_typed_words = 40;
constexpr std::size_t most_digits = 3;    // maximum number of digits of a number before the move
constexpr std::size_t longest_label = 3;  // maximum number of words in a label

using Parts = std::vector<std::string>;

struct Pair {
  std::string_view open;
  std::string_view close;
};
// The opening and closing marks that people write around a move: quotation marks, brackets, and the marks for
// bold and italics in plain text.
constexpr auto pairs = std::to_array<Pair>({{"\"", "\""},
                                            {"'", "'"},
                                            {"*", "*"},
                                            {"_", "_"},
                                            {"`", "`"},
                                            {"(", ")"},
                                            {"[", "]"},
                                            {"\u2018", "\u2019"},
                                            {"\u201a", "\u2018"},
                                            {"\u201e", "\u201c"},
                                            {"\u201e", "\""},
                                            {"\u201c", "\u201d"},
                                            {"\u00ab", "\u00bb"},
                                            {"\u00bb", "\u00ab"}});

std::string_view without_pair(std::string_view typed) {
  for (const Pair& pair : pairs)
    if (typed.size() > pair.open.size() + pair.close.size() && typed.starts_with(pair.open) &&
        typed.ends_with(pair.close))
      return typed.substr(pair.open.size(), typed.size() - pair.open.size() - pair.close.size());
  return typed;
}

bool is_all_digits(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), text::is_digit);
}

// Returns whether the word is ":-)", ";)" or similar, or an emoji.
bool is_face(std::string_view word) {
  if (word.starts_with("\u263a") || word.starts_with("\xf0\x9f")) return true;
  return word.size() >= 2 && word.size() <= 3 && (word.front() == ':' || word.front() == ';') &&
         std::string_view(")(DPp").find(word.back()) != std::string_view::npos;
}

bool is_bullet(std::string_view word) {
  return word == "-" || word == "*" || word == "\u2022" || word == "\u00b7";
}

// Returns the number of words in the label at the beginning: "Move:", "My move:", "White:"; 0 if there is no
// label.
std::size_t label_size(const Parts& words) {
  for (std::size_t i = 0; i < words.size() && i < longest_label; ++i) {
    if (std::any_of(words[i].begin(), words[i].end(), text::is_digit)) return 0;
    if (words[i].ends_with(':')) return i + 1;
  }
  return 0;
}

// Returns the dice of a word before a play, such as "31", "3-1" or "(31)", with or without a colon. Returns
// an empty text for any other word.
std::string dice_of(std::string_view word) {
  if (word.ends_with(':')) word.remove_suffix(1);
  std::string dice;
  for (const char c : without_pair(word)) {
    if (c >= '1' && c <= '6') {
      dice += c;
    } else if (dice.size() != 1 || (c != '-' && c != ',')) {
      return {};
    }
  }
  return dice.size() == 2 ? dice : std::string();
}

// Drops a number such as "12" or "12:" before a move. Before a play of backgammon, reads the number as the
// dice.
void read_number(Parts& words) {
  if (words.size() < 2) return;
  if (words[1].find('/') != std::string::npos) {
    if (const std::string dice = dice_of(words[0]); !dice.empty()) words[0] = dice + ':';
    return;
  }
  std::string_view number = words[0];
  if (number.ends_with(':')) number.remove_suffix(1);
  if (is_all_digits(number) && number.size() <= most_digits && words.size() == 2 && is_move_text(words[1]))
    words.erase(words.begin());
}

// Replaces words such as "to" and arrows between squares with "-" or "x".
std::string with_plain_strokes(std::string word) {
  for (const std::string_view said : {"to", "naar", "nach"})
    if (text::same_in_any_case(word, said)) return "-";
  for (const std::string_view said : {"takes", "slaat"})
    if (text::same_in_any_case(word, said)) return "x";
  for (const std::string_view arrow : {"->", "\u2192"})
    if (const std::size_t at = word.find(arrow); at != std::string::npos) word.replace(at, arrow.size(), "-");
  return word;
}

Parts parts_of(std::string_view typed) {
  Parts parts;
  for (const Word& word : split_words(typed, most_typed_words))
    parts.push_back(with_plain_strokes(std::string(typed.substr(word.begin, word.end - word.begin))));
  return parts;
}

std::string with_blanks(const Parts& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string without_surroundings(std::string_view typed) {
  Parts words = parts_of(without_pair(typed));
  while (words.size() > 1 && is_face(words.back())) words.pop_back();
  if (words.size() > 1) {
    const std::size_t label = is_bullet(words[0]) ? 1 : label_size(words);
    if (label < words.size()) words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(label));
  }
  read_number(words);
  return std::string(without_pair(with_blanks(words)));
}

struct Typed {
  std::string text;
  bool is_move = false;
};

Typed read_english(std::string_view typed) {
  std::string plain = plain_move(typed);
  const bool has_dice_alone = plain.find(": ") != std::string::npos && plain.find('/') == std::string::npos;
  const bool is_move = is_move_text(plain);
  if (typed.size() > longest_typed || (is_move && !has_dice_alone)) return {plain, is_move};
  std::string bare = plain_move(without_surroundings(typed));
  if (is_move_text(bare)) return {bare, true};
  return {plain, is_move};
}

// Reads a move that names the piece with a letter of another language: reads it with the English letter, then
// puts the typed letter back.
Typed read_foreign(std::string_view typed, const LetterVerbs& letters) {
  const std::string usual(letters.usual_letter);
  for (std::size_t at = 0; at < typed.size(); ++at) {
    if (at > 0 && typed[at - 1] != ' ' && typed[at - 1] != '.' && text::is_letter(typed[at - 1])) continue;
    const std::size_t size = letters.foreign_size(typed.substr(at));
    if (size == 0) continue;
    Typed other =
        read_english(std::string(typed.substr(0, at)) + usual + std::string(typed.substr(at + size)));
    if (!other.is_move || !other.text.starts_with(usual)) continue;
    other.text.replace(0, usual.size(), typed.substr(at, size));
    return other;
  }
  return {};
}

Typed read(std::string_view typed) {
  Typed english = read_english(typed);
  if (english.is_move || typed.size() > longest_typed) return english;
  for (const Family* family : families())
    if (family->letters.foreign_size != nullptr)
      if (Typed foreign = read_foreign(typed, family->letters); foreign.is_move) return foreign;
  return english;
}

}  // namespace

std::string typed_move(std::string_view typed) {
  return read(typed).text;
}

bool is_typed_move(std::string_view typed) {
  return read(typed).is_move;
}

}  // namespace mt::server::protocol
