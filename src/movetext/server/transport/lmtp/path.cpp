#include "movetext/server/transport/lmtp/path.hpp"

#include <algorithm>

namespace mt::server::transport {
namespace {

constexpr std::size_t longest_path = 1'000;  // bytes; the standard requires only 256
constexpr std::size_t most_parameters = 20;

// Returns the position of the ">" that ends a path; the text begins with "<". A ">" in a quoted string does
// not end the path.
std::size_t closing_bracket(std::string_view text) {
  bool quoted = false;
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '\\' && quoted) {
      ++i;
    } else if (text[i] == '"') {
      quoted = !quoted;
    } else if (text[i] == '>' && !quoted) {
      return i;
    }
  }
  return std::string_view::npos;
}

bool is_mailbox(std::string_view mailbox) {
  const std::size_t at = mailbox.rfind('@');
  const bool printable = std::none_of(mailbox.begin(), mailbox.end(), [](char c) {
    return static_cast<unsigned char>(c) < ' ' || c == '\x7F';
  });
  const std::string_view domain = mailbox.substr(std::min(at, mailbox.size() - 1) + 1);
  return printable && at != std::string_view::npos && at > 0 && !domain.empty() &&
         domain.find_first_of(" <>\"(),") == std::string_view::npos;
}

}  // namespace

std::optional<MailPath> parse_mail_path(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  if (!text.starts_with('<')) return std::nullopt;
  const std::size_t close = closing_bracket(text);
  if (close == std::string_view::npos || close > longest_path) return std::nullopt;
  std::string_view mailbox = text.substr(1, close - 1);
  if (mailbox.starts_with('@')) {
    const std::size_t colon = mailbox.find(':');  // the mailbox comes after a source route, which is ignored
    if (colon == std::string_view::npos) return std::nullopt;
    mailbox.remove_prefix(colon + 1);
  }
  if (!mailbox.empty() && !is_mailbox(mailbox)) return std::nullopt;
  MailPath path{std::string(mailbox), {}};
  std::string_view rest = text.substr(close + 1);
  if (!rest.empty() && !rest.starts_with(' ')) return std::nullopt;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    if (end > 0) path.parameters.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (path.parameters.size() > most_parameters) return std::nullopt;
  }
  return path;
}

}  // namespace mt::server::transport
