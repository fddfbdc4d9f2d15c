// The cipher of the files of XQStudio: numbers that are added to points and bytes.  Files before version 1.1
// have none.
//
// The program's own source (XQFileRW.pas) has the same formulas.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::xqf {

inline constexpr std::uint8_t last_plain_version = 10;

struct Cipher {
  std::uint8_t men = 0;                   // added to the points of the men, which are also turned by it
  std::uint8_t from = 0;                  // added to the first point of a move
  std::uint8_t to = 0;                    // ... and to the second one
  std::uint32_t comment = 0;              // added to the size of a comment
  std::array<std::uint8_t, 32> stream{};  // added to all bytes from the tree of moves on, again and again
};

// Reads the keys of a header.
Cipher cipher_of(std::string_view header);
// Says whether the keys have the sums that the program gives them: a header whose keys are damaged has not.
bool has_sound_keys(std::string_view header);

}  // namespace mt::xqf
