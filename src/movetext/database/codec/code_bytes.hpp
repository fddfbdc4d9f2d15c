// The bytes by which a block refers to its words.
//
// A byte below first_word has a meaning of its own. The next ones are the most frequent words; the last ones
// are pages, each followed by a byte, for the words after them.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace mt::database {

namespace code {
inline constexpr std::uint32_t end = 0;          // the end of the unit
inline constexpr std::uint32_t next_number = 1;  // the next move number, where it is not expected
inline constexpr std::uint32_t same_number = 2;  // the last move number with three dots, likewise
inline constexpr std::uint32_t no_number = 3;    // the number that is expected here is missing
inline constexpr std::uint32_t rare_word = 4;    // a word by its index, which follows as a number
inline constexpr std::uint32_t first_word = 5;
}  // namespace code

// Larger move numbers are stored as words.
inline constexpr std::uint32_t most_number = 2000;

// Which bytes are pages, for a number of words.
struct CodePages {
  static constexpr std::size_t bytes = 256;
  static constexpr std::size_t most = 64;

  explicit CodePages(std::size_t words) {
    while (pages < most && code::first_word + words > bytes - pages + pages * bytes) ++pages;
    direct = bytes - code::first_word - pages;
  }
  // Returns the number of words that have a code of one or two bytes.
  std::size_t paged() const { return direct + pages * bytes; }

  std::size_t pages = 0;
  std::size_t direct = 0;  // number of words with a code of one byte
};

}  // namespace mt::database
