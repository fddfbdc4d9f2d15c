#include "movetext/server/protocol/mail/flowed.hpp"

#include <algorithm>

namespace mt::server::protocol {

std::string unflow(std::string_view text, bool del_sp) {
  std::string out;
  out.reserve(text.size());
  bool goes_on = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, end - at);
    at = end + 1;
    if (line.ends_with('\r')) line.remove_suffix(1);
    const bool quoted = line.starts_with('>');
    if (!quoted && line.starts_with(' ')) line.remove_prefix(1);  // space-stuffed (RFC 3676, 4.4)
    const bool signature = line == "-- ";
    if (goes_on && (quoted || signature || line.empty())) out += '\n';
    goes_on = !quoted && !signature && line.ends_with(' ');
    if (goes_on && del_sp) line.remove_suffix(1);
    out += line;
    if (!goes_on) out += '\n';
  }
  if (goes_on) out += '\n';
  return out;
}

}  // namespace mt::server::protocol
