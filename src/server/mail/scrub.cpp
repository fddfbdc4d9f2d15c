#include "movetext/server/mail/scrub.hpp"

#include "movetext/server/crypto/base32.hpp"

namespace mt::server {

std::string scrub_tokens(std::string_view text) {
  constexpr std::size_t shortest = 26;
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_base32_char(text[end])) ++end;
    if (end - at >= shortest) {
      out += "[removed]";
    } else {
      out += text.substr(at, end - at);
    }
    if (end < text.size()) out += text[end];
    at = end + 1;
  }
  return out;
}

}  // namespace mt::server
