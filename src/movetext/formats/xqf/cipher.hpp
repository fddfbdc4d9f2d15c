// The cipher of XQStudio files: numbers that are added to points and to bytes of the file. Files of versions
// before 1.1 are not enciphered.
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
  std::uint8_t men = 0;       // added to the points of the men; also rotates the list of men
  std::uint8_t from = 0;      // added to the first point of a move
  std::uint8_t to = 0;        // added to the second point of a move
  std::uint32_t comment = 0;  // added to the size of a comment
  // added in turn to the bytes of the tree of moves; after the last of these numbers, the first is used again
  std::array<std::uint8_t, 32> stream{};
};

// Reads the keys from a header.
Cipher cipher_of(std::string_view header);
// Returns whether the sum of the keys is right; it is wrong if one of them is damaged.
bool has_sound_keys(std::string_view header);

}  // namespace mt::xqf
