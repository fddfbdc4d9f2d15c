// Recognises the notation of a text that may be a move.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/xiangqi/move_shapes.hpp"

#include <string_view>

namespace mt::xiangqi {

// Returns whether a text has the usual form of this notation in records. Simplified and traditional Chinese
// are one notation. Points with and without a hyphen are also one notation. Rarer forms of names ("C25",
// "62.5", "M3+5") do not belong to any notation.
bool is_written_in(std::string_view text, board::Notation notation);

// Works like is_written_in() for a text that has the common shape `shape`, but does not check all characters
// of the text.
constexpr bool is_shaped_in(std::string_view text, unsigned shape, board::Notation notation) {
  constexpr char case_bit = 0x20;
  if (is_name(shape)) {
    const char first = text[0] | case_bit;
    return notation == board::Notation::wxf && first != 'g' && first != 'm';
  }
  const char other = text[text.size() - 2];  // the file of the target point
  return (notation == board::Notation::uci || notation == board::Notation::iccs) &&
         ((text[0] ^ other) & case_bit) == 0;
}

}  // namespace mt::xiangqi
