// The cipher of XQStudio's files: numbers that are added to points and bytes. Files before version 1.1 do not
// use it.
//
// The formulas are the same as in the program's own source (XQFileRW.pas).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::xqf {

inline constexpr std::uint8_t last_plain_version = 10;

struct Cipher {
  std::uint8_t men = 0;                   // added to the points of the men, and rotates their list
  std::uint8_t from = 0;                  // added to the first point of a move
  std::uint8_t to = 0;                    // ... and to the second one
  std::uint32_t comment = 0;              // added to the size of a comment
  std::array<std::uint8_t, 32> stream{};  // added to all bytes from the tree of moves on, repeatedly
};

// Reads the keys of a header.
Cipher cipher_of(std::string_view header);
// Returns whether the keys have the right sums; in a header with damaged keys they do not.
bool has_sound_keys(std::string_view header);

}  // namespace mt::xqf
