#include "movetext/database/codec/words.hpp"

#include <array>
#include <utility>

namespace mt::database {
namespace {

constexpr std::uint8_t blank_sign = 1;
constexpr std::uint8_t digit_sign = 2;
constexpr std::uint8_t special_end = 4;  // the last byte of a word that may have marks
constexpr std::uint8_t special_begin = 8;

constexpr std::array<std::uint8_t, 256> make_signs() {
  std::array<std::uint8_t, 256> signs{};
  for (const char sign : {' ', '\n', '\r', '\t'}) signs[static_cast<unsigned char>(sign)] = blank_sign;
  for (char sign = '0'; sign <= '9'; ++sign)
    signs[static_cast<unsigned char>(sign)] = digit_sign | special_begin;
  for (const char sign : {'(', '[', '{', '$', ')'}) signs[static_cast<unsigned char>(sign)] |= special_begin;
  for (const char sign : {')', ']', '}'}) signs[static_cast<unsigned char>(sign)] |= special_end;
  return signs;
}
constexpr std::array<std::uint8_t, 256> signs = make_signs();

bool is_sign(char byte, std::uint8_t kind) {
  return (signs[static_cast<unsigned char>(byte)] & kind) != 0;
}

// Returns the size of the move number at the beginning of a run of bytes without blanks; 0 if there is none.
std::size_t number_size(std::string_view run) {
  constexpr std::size_t most_digits = 9;
  std::size_t at = 0;
  while (at < run.size() && at <= most_digits && is_sign(run[at], digit_sign)) ++at;
  if (at == 0 || at > most_digits || at == run.size() || run[at] != '.') return 0;
  while (at < run.size() && run[at] == '.') ++at;
  return at;
}

std::uint8_t marks_of(std::string_view text) {
  std::uint8_t out = 0;
  const char first = text.front();
  const char last = text.back();
  if (!is_sign(first, special_begin) && !is_sign(last, special_end)) return out;
  if (is_sign(first, digit_sign)) {
    if (last == '.' && number_size(text) == text.size()) out |= marks::number;
  } else if (text.size() == 1) {
    if (first == '(') out |= marks::opening;
    if (first == ')') out |= marks::closing;
  }
  if (first == '[') out |= marks::begins_tag;
  if (first == '{') out |= marks::begins_brace;
  if (first == '$') out |= marks::glyph;
  if (last == ']') out |= marks::ends_tag;
  if (last == '}') out |= marks::ends_brace;
  return out;
}

// Appends the words of a run of bytes without blanks. All but the first have nothing before them.
void divide_run(std::string_view run, Blank before, std::vector<Word>& words) {
  const auto add = [&](std::string_view word, std::uint8_t known) {
    words.push_back({word, known, std::exchange(before, Blank::none)});
  };
  if (run.front() == '(' && run.size() > 1) {
    add(run.substr(0, 1), marks::opening);
    run.remove_prefix(1);
  }
  if (const std::size_t number = number_size(run); number > 0) {
    add(run.substr(0, number), marks::number);
    run.remove_prefix(number);
    if (run.empty()) return;
  }
  if (run.size() > 1 && run.back() == ')') {
    add(run.substr(0, run.size() - 1), marks_of(run.substr(0, run.size() - 1)));
    run.remove_prefix(run.size() - 1);
  }
  add(run, marks_of(run));
}

}  // namespace

Word make_word(std::string_view text) {
  return {text, marks_of(text)};
}

void divide(std::string_view text, std::vector<Word>& words) {
  words.clear();
  const char* at = text.data();
  const char* const end = at + text.size();
  for (;;) {
    const char* const begin = at;
    while (at != end && is_sign(*at, blank_sign)) ++at;
    const Blank before = at == begin                        ? Blank::none
                         : at - begin == 1 && *begin == ' ' ? Blank::space
                                                            : Blank::other;
    if (at == end) return words.push_back({std::string_view(at, end), 0, before});
    const char* const word = at;
    while (at != end && !is_sign(*at, blank_sign)) ++at;
    const std::string_view run(word, static_cast<std::size_t>(at - word));
    if (is_sign(run.front(), special_begin) || is_sign(run.back(), special_end))
      divide_run(run, before, words);
    else
      words.push_back({run, 0, before});
  }
}

}  // namespace mt::database
