#include "movetext/server/protocol/mail/authentication.hpp"

#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

constexpr std::size_t longest_value = 16'384;

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// Splits the value at semicolons, and each part into words. Drops comments in parentheses and quotation
// marks.
std::vector<std::vector<std::string>> split(std::string_view value) {
  std::vector<std::vector<std::string>> parts(1);
  std::string word;
  const auto end_word = [&] {
    if (!word.empty()) parts.back().push_back(std::move(word));
    word.clear();
  };
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < std::min(value.size(), longest_value); ++i) {
    const char c = value[i];
    if (c == '\\' && (quoted || depth > 0)) {
      ++i;
    } else if (c == '"' && depth == 0) {
      quoted = !quoted;
    } else if (!quoted && (c == '(' || c == ')')) {
      depth = std::max(0, depth + (c == '(' ? 1 : -1));
    } else if (depth > 0) {
      continue;
    } else if (!quoted && is_blank(c)) {
      end_word();
    } else if (!quoted && c == ';') {
      end_word();
      parts.emplace_back();
    } else {
      word += c;
    }
  }
  end_word();
  return parts;
}

// Returns the value of the word name=value, or an empty text if there is no such word.
std::string_view find_property(const std::vector<std::string>& words, std::string_view name) {
  for (const std::string_view word : words) {
    const std::size_t equals = word.find('=');
    if (equals != std::string_view::npos && same_in_any_case(word.substr(0, equals), name))
      return word.substr(equals + 1);
  }
  return {};
}

std::string_view domain_of(std::string_view mailbox) {
  const std::size_t at = mailbox.rfind('@');
  return at == std::string_view::npos ? mailbox : mailbox.substr(at + 1);
}

// Returns whether the domain equals the domain of From or is a parent of it. A parent must contain a dot, so
// a top-level domain does not count. A subdomain of the domain of From does not count either.
bool is_aligned(std::string_view domain, std::string_view from_domain) {
  if (domain.empty() || domain.find('.') == std::string_view::npos) return false;
  if (same_in_any_case(domain, from_domain)) return true;
  if (from_domain.size() <= domain.size()) return false;
  const std::size_t above = from_domain.size() - domain.size();
  return from_domain[above - 1] == '.' && same_in_any_case(from_domain.substr(above), domain);
}

struct Seen {
  bool pass = false;
  bool fail = false;
};

void weigh(const std::vector<std::string>& words, std::string_view from_domain, Seen& seen) {
  const std::string_view spf = find_property(words, "spf");
  const std::string_view dkim = find_property(words, "dkim");
  if (!spf.empty()) {
    const bool aligned = is_aligned(domain_of(find_property(words, "smtp.mailfrom")), from_domain);
    seen.pass = seen.pass || (aligned && same_in_any_case(spf, "pass"));
    seen.fail =
        seen.fail || (aligned && (same_in_any_case(spf, "fail") || same_in_any_case(spf, "softfail")));
  }
  if (!dkim.empty()) {
    std::string_view domain = find_property(words, "header.d");
    if (domain.empty()) domain = domain_of(find_property(words, "header.i"));
    const bool aligned = is_aligned(domain, from_domain);
    seen.pass = seen.pass || (aligned && same_in_any_case(dkim, "pass"));
    seen.fail = seen.fail || (aligned && same_in_any_case(dkim, "fail"));
  }
}

}  // namespace

std::string_view name_of(Authentication authentication) {
  switch (authentication) {
    case Authentication::pass:
      return "pass";
    case Authentication::fail:
      return "fail";
    case Authentication::none:
      break;
  }
  return "none";
}

Authentication read_authentication(std::span<const std::string_view> results, std::string_view authserv_id,
                                   std::string_view from_domain) {
  if (authserv_id.empty()) return Authentication::none;
  Seen seen;
  for (const std::string_view value : results) {
    const std::vector<std::vector<std::string>> parts = split(value);
    if (parts.front().empty() || !same_in_any_case(parts.front().front(), authserv_id)) continue;
    for (std::size_t i = 1; i < parts.size(); ++i) weigh(parts[i], from_domain, seen);
  }
  if (seen.pass) return Authentication::pass;
  return seen.fail ? Authentication::fail : Authentication::none;
}

}  // namespace mt::server::protocol
