#include "movetext/text/wide_blank.hpp"

namespace mt::text {
namespace {

// Returns the size in bytes of a blank outside ASCII at `at`, or 0.
std::size_t wide_blank_size(std::string_view text, std::size_t at) {
  if (text[at] != '\xC2' && text[at] != '\xE3' && text[at] != '\xEF') return 0;
  if (text.compare(at, 2, "\u00A0") == 0) return 2;
  return text.compare(at, 3, "\u3000") == 0 || text.compare(at, 3, "\uFEFF") == 0 ? 3 : 0;
}

}  // namespace

std::size_t skip_all_blanks(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    if (is_blank(text[at])) {
      ++at;
    } else if (static_cast<unsigned char>(text[at]) < 0x80) {
      return at;
    } else {
      const std::size_t wide = wide_blank_size(text, at);
      if (wide == 0) return at;
      at += wide;
    }
  }
  return at;
}

}  // namespace mt::text
