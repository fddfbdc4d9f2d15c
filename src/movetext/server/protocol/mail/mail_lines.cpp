#include "movetext/server/protocol/mail/mail_lines.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_nickname = 12;  // letters of a name before the mark, as in "A> text"

}  // namespace

MailLines split_lines(std::string_view text) {
  MailLines lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

bool is_quoted(std::string_view line) {
  line = text::trim(line);
  if (line.starts_with('>') || line.starts_with("|>")) return true;
  std::size_t letters = 0;
  while (letters < line.size() && text::is_letter(line[letters])) ++letters;
  if (letters == 0 || letters > longest_nickname || letters == line.size() || line[letters] != '>')
    return false;
  return letters + 1 == line.size() || line[letters + 1] == ' ' || line[letters + 1] == '>';
}

}  // namespace mt::server::protocol
