#include "server/kill/mail_head.hpp"

#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server::kill {

std::string id_of_header(std::string_view message, std::string_view header) {
  const std::string_view head = message.substr(0, message.find("\r\n\r\n"));
  for (std::size_t line = 0; line < head.size();) {
    if (text::same_in_any_case(head.substr(line, header.size()), header)) {
      const std::size_t begin = std::min(head.find('<', line), head.size() - 1) + 1;
      return std::string(head.substr(begin, head.find('>', begin) - begin));
    }
    const std::size_t end = head.find("\r\n", line);
    line = end == std::string_view::npos ? head.size() : end + 2;
  }
  return {};
}

bool MailHeads::add(const std::string& id, std::string_view message) {
  if (!ids.insert(id).second) return false;
  if (const std::string answered = id_of_header(message, "In-Reply-To:"); !answered.empty())
    ++answers[answered];
  return true;
}

}  // namespace mt::server::kill
