// Reads the text in the cells of a .mat file word by word.
#pragma once
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"

#include <cstddef>
#include <string_view>

namespace mt::mat {

using text::letters_end;
using text::word_end;

// Returns the index after the blanks, in wide steps: the space between two columns is wide.
inline std::size_t skip_blanks(std::string_view text, std::size_t at, std::size_t end) {
  constexpr std::string_view wide = "        ";
  while (end - at >= wide.size() && text.substr(at, wide.size()) == wide) at += wide.size();
  while (at < end && text::is_blank(text[at])) ++at;
  return at;
}

inline bool is_roll(std::string_view text, std::size_t at, std::size_t end) {
  return end - at >= 3 && text::is_digit(text[at]) && text::is_digit(text[at + 1]) && text[at + 2] == ':';
}

inline bool is_question(std::string_view text, std::size_t at, std::size_t end) {
  const std::size_t word = word_end(text, at, end);
  return word - at >= 2 && text.substr(at, word - at).find_first_not_of('?') == std::string_view::npos;
}

inline bool is_word(std::string_view text, std::size_t at, std::size_t end, std::string_view word) {
  if (at >= end || !text::is_letter(text[at])) return false;
  const std::size_t letters = letters_end(text, at, end);
  return text::same_in_any_case(text.substr(at, letters - at), word);
}

// Says whether blanks are wide enough to separate two cells.
inline bool is_gap(std::string_view blanks) {
  return blanks.size() > 2 || blanks.find('\t') != std::string_view::npos;
}

}  // namespace mt::mat
