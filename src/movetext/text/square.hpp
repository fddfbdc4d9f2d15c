// The characters that name a square of a chess board: "e4".
#pragma once

namespace mt::text {

constexpr bool is_file(char c) {
  return c >= 'a' && c <= 'h';
}
constexpr bool is_rank(char c) {
  return c >= '1' && c <= '8';
}

}  // namespace mt::text
