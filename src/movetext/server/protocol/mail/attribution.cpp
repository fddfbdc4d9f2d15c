#include "movetext/server/protocol/mail/attribution.hpp"

#include "movetext/server/protocol/mail/evidence.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace mt::server::protocol {
namespace {

constexpr std::size_t most_attribution_lines = 5;      // maximum number of lines in one attribution
constexpr std::size_t longest_attribution_line = 300;  // bytes of one line
constexpr std::size_t most_colons = 4;                 // number of colons of a line that are examined
constexpr std::size_t most_gaps = 2;                   // maximum number of empty lines before the quotation

// An attribution whose first line contains no date and no address begins with one of these words.
constexpr auto attribution_openers = std::to_array<std::string_view>(
    {"On ", "Am ", "Le ", "El ", "Op ", "Il ", "Em ", "Den ", "Dne ", "Dnia ", "W dniu ", "At ", "In ",
     "P\u00e5 ", "\u0412 ", "\u041d\u0430 ", "\u03a3\u03c4\u03b9\u03c2 "});

bool leads_to_quotation(const MailLines& lines, std::size_t i) {
  std::size_t next = i + 1;
  while (next < lines.size() && next <= i + most_gaps && text::trim(lines[next]).empty()) ++next;
  return next < lines.size() && is_quoted(lines[next]);
}

// Returns whether the line may be the first line of an attribution. A line for which this is false may be a
// move above the attribution.
bool may_begin(std::string_view line) {
  if (std::any_of(attribution_openers.begin(), attribution_openers.end(),
                  [&](std::string_view opener) { return line.starts_with(opener); }))
    return true;
  const HeadEvidence found = evidence_of(line);
  return found.verb || found.address || found.time || found.year;
}

// Returns whether text follows the attribution on the same line. Some programs write: "On 2 March anna
// <anna@example.org> wrote: and what she wrote".
bool has_text_behind(std::string_view line) {
  line = line.substr(0, longest_attribution_line);
  if (line.find('@') == std::string_view::npos) return false;
  std::size_t colon = line.find(": ");
  for (std::size_t tries = 0; tries < most_colons && colon != std::string_view::npos; ++tries) {
    const HeadEvidence found = evidence_of(line.substr(0, colon));
    if (found.enough() && found.address) return true;
    colon = line.find(": ", colon + 1);
  }
  return false;
}

}  // namespace

Attribution attribution_at(const MailLines& lines, std::size_t i) {
  if (has_text_behind(text::trim(lines[i]))) return {1, false};
  std::string joined;
  const std::size_t end = std::min(lines.size(), i + most_attribution_lines);
  for (std::size_t next = i; next < end; ++next) {
    const std::string_view line = text::trim(lines[next]);
    if (line.empty() || line.size() > longest_attribution_line || is_quoted(line)) return {};
    joined += line;
    joined += ' ';
    if (!leads_on(line)) continue;
    const HeadEvidence found = evidence_of(joined);
    const bool quoted = leads_to_quotation(lines, next);
    if (!(quoted ? found.any() || found.time : found.enough())) return {};
    if (next > i && !may_begin(text::trim(lines[i]))) return {};
    return {next - i + 1, quoted};
  }
  return {};
}

}  // namespace mt::server::protocol
