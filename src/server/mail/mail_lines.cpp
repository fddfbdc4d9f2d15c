#include "movetext/server/mail/mail_lines.hpp"

#include <algorithm>

namespace mt::server {

MailLines split_lines(std::string_view text) {
  MailLines lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string_view trim(std::string_view line) {
  while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == ' ' || line.back() == '\t')) line.remove_suffix(1);
  return line;
}

bool is_quoted(std::string_view line) {
  line = trim(line);
  return line.starts_with('>') || line.starts_with("|>");
}

}  // namespace mt::server
