#include "movetext/text/lines.hpp"

#include <algorithm>
#include <cstring>

namespace mt::text {

std::uint64_t count_line_ends(std::string_view text) {
  // Both loops are simple enough for the compiler to use vectors.
  const auto feeds = static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
  if (std::memchr(text.data(), '\r', text.size()) == nullptr) return feeds;
  std::uint64_t lone = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    lone += text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n') ? 1U : 0U;
  return feeds + lone;
}

}  // namespace mt::text
