// The characters in the name of a chess square: "e4".
#pragma once

namespace mt::text {

constexpr bool is_file(char c) {
  return c >= 'a' && c <= 'h';
}
constexpr bool is_rank(char c) {
  return c >= '1' && c <= '8';
}

}  // namespace mt::text
