#include "movetext/text/excerpt.hpp"

#include "movetext/text/blank.hpp"

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

}  // namespace mt::text
