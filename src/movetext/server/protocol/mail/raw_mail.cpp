#include "movetext/server/protocol/mail/raw_mail.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::server::protocol {
namespace {

// Every part needs a line that begins with "--", and every multipart needs a Content-Type. Ordinary text may
// also contain such lines, so these limits are higher than the limit for parts.
constexpr std::size_t most_boundary_lines = 1000;
constexpr std::size_t most_content_types = 100;
// The limit of ":" in one header of addresses: each ":" may begin a group, and the library recurses for each
// group.
constexpr std::size_t most_groups = 100;
// The library parses these headers as lists of addresses, wherever in the mail they are.
constexpr auto headers_of_people =
    std::to_array<std::string_view>({"from", "sender", "reply-to", "to", "cc", "bcc"});
constexpr auto lasting_headers = std::to_array<std::string_view>({"from", "subject", "date", "message-id"});

struct Counts {
  std::size_t longest_line = 0;
  std::size_t headers = 0;
  std::size_t boundary_lines = 0;
  std::size_t content_types = 0;
  std::size_t longest_header = 0;
  std::size_t groups = 0;  // largest number of groups in one header
};

bool is_folded(std::string_view line) {
  return line.starts_with(' ') || line.starts_with('\t');
}

template <std::size_t N>
bool has_name_of(std::string_view line, const std::array<std::string_view, N>& names) {
  std::string_view name = line.substr(0, line.find(':'));
  while (name.ends_with(' ') || name.ends_with('\t')) name.remove_suffix(1);
  return std::any_of(names.begin(), names.end(),
                     [&](std::string_view each) { return text::same_in_any_case(name, each); });
}

// Counts the bytes and groups of one header, line by line. The parts of the mail and the mails inside it have
// headers as well.
class OneHeader {
 public:
  void read(std::string_view line, bool in_headers, Counts& counts) {
    if (!is_folded(line)) {
      size_ = 0;
      groups_ = 0;
      names_people_ = has_name_of(line, headers_of_people);
    }
    size_ += line.size();
    if (in_headers) counts.longest_header = std::max(counts.longest_header, size_);
    if (!names_people_) return;
    groups_ += static_cast<std::size_t>(std::count(line.begin(), line.end(), ':'));
    counts.groups = std::max(counts.groups, groups_);
  }

 private:
  std::size_t size_ = 0;
  std::size_t groups_ = 0;
  bool names_people_ = false;
};

Counts count_lines(std::string_view message) {
  Counts counts;
  OneHeader header;
  bool in_headers = true;
  for (std::size_t at = 0; at < message.size();) {
    const std::size_t end = std::min(message.find('\n', at), message.size());
    std::string_view line = message.substr(at, end - at);
    if (line.ends_with('\r')) line.remove_suffix(1);
    at = end + 1;
    counts.longest_line = std::max(counts.longest_line, line.size());
    if (line.empty()) in_headers = false;
    if (in_headers && !is_folded(line)) ++counts.headers;
    header.read(line, in_headers, counts);
    if (line.starts_with("--")) ++counts.boundary_lines;
    if (text::begins_in_any_case(line, "content-type")) ++counts.content_types;
  }
  return counts;
}

}  // namespace

std::optional<domain::Failure> objection_to_size(std::string_view message, const IntakeLimits& limits) {
  if (message.size() > limits.bytes)
    return domain::Failure{
        "mail-too-large", "the mail has more than " + std::to_string(limits.bytes) + " bytes", {}};
  const Counts counts = count_lines(message);
  if (counts.longest_line > limits.line)
    return domain::Failure{
        "line-too-long", "a line has more than " + std::to_string(limits.line) + " bytes", {}};
  if (counts.headers > limits.headers)
    return domain::Failure{
        "too-many-headers", "the mail has more than " + std::to_string(limits.headers) + " headers", {}};
  if (counts.longest_header > limits.header || counts.groups > most_groups)
    return domain::Failure{"header-too-long", "a header of the mail is too long"};
  if (counts.boundary_lines > most_boundary_lines || counts.content_types > most_content_types)
    return domain::Failure{"too-many-parts", "the mail has too many parts"};
  return std::nullopt;
}

std::string lasting_bytes(std::string_view message) {
  std::string lasting;
  bool lasts = false;
  for (std::size_t at = 0; at < message.size();) {
    const std::size_t end = std::min(message.find('\n', at), message.size() - 1) + 1;
    const std::string_view line = message.substr(at, end - at);
    if (line == "\n" || line == "\r\n") return lasting.append(message.substr(at));
    if (!is_folded(line)) lasts = has_name_of(line, lasting_headers);
    if (lasts) lasting += line;
    at = end;
  }
  return lasting;
}

}  // namespace mt::server::protocol
