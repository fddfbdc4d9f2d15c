// Reads moves that have a frequent shape.
#pragma once
#include "movetext/text/blank.hpp"
#include "movetext/text/move_shape.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <cstddef>

namespace mt::pgn {

// Returns the index after up to four blanks; usually there is one blank.
inline std::size_t skip_few_blanks(const char* bytes, std::size_t at) {
  const std::size_t end = at + 4;
  if (text::is_blank(bytes[at])) ++at;
  while (text::is_blank(bytes[at]) && at < end) ++at;
  return at;
}

// Returns whether a digit comes after the blank at `at`, perhaps after up to four more blanks.
inline bool digit_follows(const char* base, std::size_t at) {
  return text::is_digit(base[at + 1]) || text::is_digit(base[skip_few_blanks(base, at + 1)]);
}

// Reads the move at `at`: a word that has a common shape, with its mark, or any other move that scan_plain()
// accepts. Returns the end of the move, or `at` if there is none.
inline std::size_t read_move(const text::MoveShapes& shapes, const char* base, std::size_t at,
                             text::PlainMove& move) {
  const text::CommonShapes& common = *shapes.common;
  move = text::find_common(common, base + at);
  if (move.length > 0) {
    std::size_t end = at + move.length;
    if (!text::is_blank(base[end])) end += common.longest_mark;
    if (text::is_blank(base[end]) && (!common.may_go_on || digit_follows(base, end))) return end;
  }
  move = shapes.scan_plain(base + at, text::digit_mask(base + at));
  return at + move.length;
}

}  // namespace mt::pgn
