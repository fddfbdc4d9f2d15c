// Recognises the piece placement of a FEN by its shape only. It may be a position of chess, or of another
// game whose engines use FEN.
#pragma once
#include "movetext/text/wide_blank.hpp"

#include <cstddef>
#include <string_view>

namespace mt::text {

// Returns whether the placement may end at `at`: at the end of the text, or before any blank.
inline bool may_end_placement(std::string_view text, std::size_t at) {
  return at >= text.size() || static_cast<unsigned char>(text[at]) <= ' ' || wide_blank_size(text, at) > 0;
}

// Returns the index after `ranks` ranks that begin at `at`, or `at` if there are none. Ranks consist of piece
// letters and numbers of empty squares, and are separated by "/". The number of squares in a rank is not
// checked.
inline std::size_t placement_end(std::string_view text, std::size_t at, int ranks, std::string_view signs) {
  std::size_t end = at;
  for (int rank = 1;; ++rank) {
    const std::size_t begin = end;
    while (end < text.size() && signs.find(text[end]) != std::string_view::npos) ++end;
    if (end == begin) return at;
    if (rank == ranks) break;
    if (end >= text.size() || text[end] != '/') return at;
    ++end;
  }
  return may_end_placement(text, end) || text[end] == '_' ? end : at;
}

inline std::size_t placement_end(std::string_view text, std::size_t at) {
  return placement_end(text, at, 8, "pnbrqkPNBRQK12345678");
}

// Returns the result of placement_end() for a board with ten ranks and nine files.
inline std::size_t tall_placement_end(std::string_view text, std::size_t at) {
  return placement_end(text, at, 10, "rnbakcphegmRNBAKCPHEGM123456789");
}

// Returns the index after a position that lists the men of each colour ("W:W31-50:BK1,b8"), or `at` if there
// is none. Blanks may separate its parts.
inline std::size_t grouped_placement_end(std::string_view text, std::size_t at) {
  constexpr std::string_view colours = "WwBb";
  constexpr std::string_view signs = "0123456789,.:-+?'WwBbKkGgPpHhFfDd";
  const auto here = [&](std::size_t i) { return i < text.size() ? text[i] : '\0'; };
  const auto skip_spaces = [&](std::size_t i) {
    for (std::size_t size = 1; size > 0; i += size)
      size = here(i) == ' ' || here(i) == '\t' ? 1 : wide_blank_size(text, i);
    return i;
  };
  const auto is_digit = [&](std::size_t i) { return here(i) >= '0' && here(i) <= '9'; };
  const auto is_file = [&](std::size_t i) {
    const char small = static_cast<char>(here(i) | 0x20);
    return small >= 'a' && small <= 'n' && is_digit(i + 1);
  };
  if (colours.find(here(at)) == std::string_view::npos || at >= text.size()) return at;
  const std::size_t group = skip_spaces(at + 1);
  if (here(group) != ':' || colours.find(here(skip_spaces(group + 1))) == std::string_view::npos) return at;
  std::size_t end = group;
  for (std::size_t word = group; word < text.size(); word = skip_spaces(end)) {
    std::size_t i = word;
    while (i < text.size() && (signs.find(text[i]) != std::string_view::npos || is_file(i))) ++i;
    if (i == word || !may_end_placement(text, i)) break;
    end = i;
  }
  return end > group ? end : at;
}

// Returns the index after a position with one letter for the side to move and one for each square
// ("Wbbb...eee...www"), or `at` if there is none.
inline std::size_t listed_placement_end(std::string_view text, std::size_t at) {
  constexpr std::size_t fewest_squares = 32;
  std::size_t end = at;
  while (end < text.size() && std::string_view("WwBbEe").find(text[end]) != std::string_view::npos) ++end;
  return may_end_placement(text, end) && end - at > fewest_squares ? end : at;
}

inline bool begins_with_placement(std::string_view text) {
  return placement_end(text, 0) > 0;
}

}  // namespace mt::text
