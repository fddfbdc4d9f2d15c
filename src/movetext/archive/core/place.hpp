// Says where in a file something was found.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::archive {

struct Place {
  std::string_view file;
  std::optional<std::uint64_t> offset{};  // in bytes, in a file that is not text, which has no lines
  std::uint64_t line = 1;                 // from 1
  std::uint64_t column = 1;               // from 1, in bytes
  std::string_view line_text{};           // the source line without its end
  std::size_t length = 0;                 // of the faulty text in that line, in bytes; may be 0
  std::uint64_t cut = 0;                  // bytes of a very long line before line_text
};

}  // namespace mt::archive
