#include "movetext/games/draughts/text_cursor.hpp"

#include <array>

namespace mt::draughts {

SignRead take_sign(TextCursor& cursor) {
  if (cursor.take('-')) return {SignKind::dash, true};
  for (const char c : {'x', 'X', ':', '*'})
    if (cursor.take(c)) return {SignKind::cross, true};
  // Hyphens, dashes and the minus sign; the multiplication sign and the Cyrillic letter ha.
  if (cursor.take_dash()) return {SignKind::dash, false};
  for (const std::string_view cross : {"\u00D7", "\u0445", "\u0425"})
    if (cursor.take(cross)) return {SignKind::cross, false};
  return {};
}

int take_oblique_rank(TextCursor& cursor) {
  if (cursor.peek() == '(') {
    const std::uint32_t begin = cursor.at();
    cursor.take();
    const int rank = cursor.take_number();
    if (rank > 0 && cursor.take(')')) return rank;
    cursor.back_to(begin);
    return 0;
  }
  if (!text::is_digit(cursor.peek())) return 0;
  const int digit = cursor.take() - '0';
  const int rank = digit == 0 ? 10 : digit;
  return cursor.take('\'') || cursor.take("\u2019") || cursor.take("\u2032") ? rank + 10 : rank;
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
