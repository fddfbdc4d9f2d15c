// A place in a file, for messages.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::archive {

struct Place {
  std::string_view file;
  std::optional<std::uint64_t> offset{};  // offset in bytes; set only for a binary file, which has no lines
  std::uint64_t line = 1;                 // counted from 1
  std::uint64_t column = 1;               // counted from 1, in bytes
  std::string_view line_text{};           // the source line without its line end
  std::size_t length = 0;                 // bytes of faulty text in that line; may be 0
  // Bytes at the beginning of a very long line that were left out of line_text.
  std::uint64_t cut = 0;
};

}  // namespace mt::archive
