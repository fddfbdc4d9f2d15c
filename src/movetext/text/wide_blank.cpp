#include "movetext/text/wide_blank.hpp"

#include "movetext/text/utf8.hpp"

namespace mt::text {
namespace {

// Returns whether the byte may be the first byte of a non-ASCII blank.
constexpr bool may_begin_blank(char c) {
  switch (c) {
    case '\xC2':
    case '\xCD':
    case '\xD8':
    case '\xE1':
    case '\xE2':
    case '\xE3':
    case '\xEF':
    case '\xF0':
    case '\xF3':
      return true;
    default:
      return false;
  }
}

}  // namespace

std::size_t any_blank_size(std::string_view text, std::size_t at) {
  if (!may_begin_blank(text[at])) return 0;
  const Scalar scalar = read_scalar(text, at);
  return is_wide_blank(scalar.value) || is_invisible(scalar.value) ? scalar.size : 0;
}

std::size_t wide_blank_before(std::string_view text, std::size_t end) {
  if (end == 0 || static_cast<unsigned char>(text[end - 1]) < 0x80) return 0;
  for (std::size_t size = 2; size <= 4 && size <= end; ++size)
    if (wide_blank_size(text.substr(0, end), end - size) == size) return size;
  return 0;
}

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

std::string_view trim_all_blanks(std::string_view text) {
  text.remove_prefix(skip_wide_blanks(text, 0));
  while (!text.empty()) {
    const std::size_t size = is_blank(text.back()) ? 1 : wide_blank_before(text, text.size());
    if (size == 0) break;
    text.remove_suffix(size);
  }
  return text;
}

}  // namespace mt::text
