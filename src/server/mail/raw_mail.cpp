#include "movetext/server/mail/raw_mail.hpp"

#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server {
namespace {

// Every part needs a line that begins with "--", and every part with parts in it a Content-Type; texts have
// some such lines too.
constexpr std::size_t most_boundary_lines = 1000;
constexpr std::size_t most_content_types = 100;

struct Counts {
  std::size_t longest_line = 0;
  std::size_t headers = 0;
  std::size_t boundary_lines = 0;
  std::size_t content_types = 0;
};

bool begins_in_any_case(std::string_view line, std::string_view word) {
  return text::same_in_any_case(line.substr(0, word.size()), word);
}

Counts count_lines(std::string_view message) {
  Counts counts;
  bool in_headers = true;
  for (std::size_t at = 0; at < message.size();) {
    const std::size_t end = std::min(message.find('\n', at), message.size());
    std::string_view line = message.substr(at, end - at);
    if (line.ends_with('\r')) line.remove_suffix(1);
    at = end + 1;
    counts.longest_line = std::max(counts.longest_line, line.size());
    if (line.empty()) in_headers = false;
    if (in_headers && !line.starts_with(' ') && !line.starts_with('\t')) ++counts.headers;
    if (line.starts_with("--")) ++counts.boundary_lines;
    if (begins_in_any_case(line, "content-type")) ++counts.content_types;
  }
  return counts;
}

}  // namespace

std::optional<Refusal> objection_to_size(std::string_view message, const IntakeLimits& limits) {
  if (message.size() > limits.bytes)
    return Refusal{"mail-too-large", "the mail has more than " + std::to_string(limits.bytes) + " bytes", {}};
  const Counts counts = count_lines(message);
  if (counts.longest_line > limits.line)
    return Refusal{"line-too-long", "a line has more than " + std::to_string(limits.line) + " bytes", {}};
  if (counts.headers > limits.headers)
    return Refusal{
        "too-many-headers", "the mail has more than " + std::to_string(limits.headers) + " headers", {}};
  if (counts.boundary_lines > most_boundary_lines || counts.content_types > most_content_types)
    return Refusal{"too-many-parts", "the mail has too many parts", {}};
  return std::nullopt;
}

}  // namespace mt::server
