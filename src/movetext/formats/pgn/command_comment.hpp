// Recognises comments that contain only embedded commands: "{ [%clk 0:05:00] }".
#pragma once
#include "movetext/text/scan.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace mt::pgn {

// The number of bytes, counted from the "{", that may be read. It also limits the length of such a comment.
inline constexpr std::size_t command_comment_look = 96;

// Returns the end of the embedded command whose "[%" ends at `at`. Returns 0 if the command does not end
// before `last`, or contains characters other than visible ASCII and spaces.
inline std::size_t end_of_command(const char* base, std::size_t at, std::size_t last) {
  constexpr std::size_t block = 16;
  for (; at < last; at += block) {
    for (std::uint32_t odd = text::odd_mask<']', '{', '}'>(base + at); odd != 0; odd &= odd - 1) {
      const std::size_t here = at + static_cast<std::size_t>(std::countr_zero(odd));
      if (base[here] == ']') return here + 1;
      if (base[here] != ' ') return 0;
    }
  }
  return 0;
}

// Returns the end of the comment whose "{" is at `open`, if the comment can be written unchanged. In such a
// comment there are only commands in visible ASCII and spaces, with at most one space before and after each
// command. Returns 0 for any other comment, and for a long one.
inline std::size_t end_of_command_comment(const char* base, std::size_t open) {
  constexpr std::size_t longest = command_comment_look - 32;  // end_of_command() reads up to 16 bytes more
  const std::size_t last = open + longest;
  std::size_t at = open + 1;
  if (base[at] == ' ') ++at;
  while (base[at] == '[' && base[at + 1] == '%') {
    at = end_of_command(base, at + 2, last);
    if (at == 0) return 0;
    if (base[at] == ' ') ++at;
    if (base[at] == '}') return at + 1;
  }
  return 0;
}

}  // namespace mt::pgn
