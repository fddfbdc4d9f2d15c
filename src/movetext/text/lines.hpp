// Lines, which end with LF, CR or CR LF.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::text {

std::uint64_t count_line_ends(std::string_view text);

inline constexpr std::string_view byte_order_mark = "\uFEFF";
// Returns the index after a byte order mark at `at`, else `at`. Marks occur anywhere in concatenated files.
constexpr std::size_t skip_mark(std::string_view text, std::size_t at) {
  if (at >= text.size() || text[at] != byte_order_mark[0]) return at;  // the usual case
  return text.compare(at, byte_order_mark.size(), byte_order_mark) == 0 ? at + byte_order_mark.size() : at;
}

// A line as a half-open range, without its line end.
struct Line {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t next = 0;  // start of the next line, or text.size() for the last line
};
// Returns the line that begins at `at`. `at` must be less than the size of the text.
Line line_at(std::string_view text, std::size_t at);

}  // namespace mt::text
