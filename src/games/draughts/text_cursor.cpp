#include "movetext/games/draughts/text_cursor.hpp"

#include <array>

namespace mt::draughts {

SignRead take_sign(TextCursor& cursor) {
  if (cursor.take('-')) return {SignKind::dash, true};
  for (const char c : {'x', 'X', ':', '*'})
    if (cursor.take(c)) return {SignKind::cross, true};
  // Hyphens, dashes and the minus sign; the multiplication sign and the Cyrillic letter ha.
  for (const std::string_view dash : {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212"})
    if (cursor.take(dash)) return {SignKind::dash, false};
  for (const std::string_view cross : {"\u00D7", "\u0445", "\u0425"})
    if (cursor.take(cross)) return {SignKind::cross, false};
  return {};
}

std::uint8_t take_nag(TextCursor& cursor) {
  struct Row {
    std::string_view sign;
    std::uint8_t nag;
  };
  constexpr std::array<Row, 9> rows{{
      {"!!", 3},
      {"??", 4},
      {"!?", 5},
      {"?!", 6},
      {"!", 1},
      {"?", 2},
      {"=", 10},
      {"*", 7},
      {"\u25A1", 7},
  }};
  for (const Row& row : rows)
    if (cursor.take(row.sign)) return row.nag;
  return 0;
}

}  // namespace mt::draughts
