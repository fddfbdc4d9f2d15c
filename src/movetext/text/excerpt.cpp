#include "movetext/text/excerpt.hpp"

#include "movetext/text/blank.hpp"

#include <algorithm>

namespace mt::text {

std::string excerpt(std::string_view text) {
  constexpr std::size_t longest = 40;
  const bool cut = text.size() > longest;
  if (cut) {
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    text = text.substr(0, end);
  }
  std::string shown(text);
  for (char& c : shown)
    if (is_blank(c)) c = ' ';
  if (cut) shown += "...";
  return shown;
}

std::string excerpt_of(std::string_view text, std::size_t begin, std::size_t end) {
  const auto is_inside = [&](std::size_t at) {
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
  };
  begin = std::min(begin, text.size());
  end = std::min(std::max(begin, end), text.size());
  if (begin == end) return {};
  while (begin > 0 && is_inside(begin)) --begin;
  while (is_inside(end)) ++end;
  return excerpt(text.substr(begin, end - begin));
}

}  // namespace mt::text
