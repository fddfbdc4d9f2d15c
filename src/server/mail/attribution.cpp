#include "movetext/server/mail/attribution.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace mt::server {
namespace {

using text::is_digit;

constexpr std::size_t most_lines = 5;      // of one attribution
constexpr std::size_t longest_line = 300;  // bytes of each
constexpr std::size_t most_colons = 4;     // that are looked at in a line
constexpr std::size_t most_gaps = 2;       // empty lines before the quotation

// How an attribution begins whose first line has neither date nor address.
constexpr auto openers = std::to_array<std::string_view>(
    {"On ", "Am ", "Le ", "El ", "Op ", "Il ", "Em ", "Den ", "Dne ", "Dnia ", "W dniu ", "At ", "In ",
     "P\u00e5 ", "\u0412 ", "\u041d\u0430 ", "\u03a3\u03c4\u03b9\u03c2 "});

// "wrote", and "passed on", in small letters.
constexpr auto verbs =
    std::to_array<std::string_view>({"wrote",
                                     "writes",
                                     "schrieb",
                                     "geschrieben",
                                     "\u00e9crit",
                                     "ecrit",
                                     "scritto",
                                     "scrisse",
                                     "schreef",
                                     "geschreven",
                                     "\u043d\u0430\u043f\u0438\u0441\u0430",
                                     "\u043f\u0438\u0448\u0435",
                                     "\u043f\u0438\u0441\u0430\u043b",
                                     "escribi\u00f3",
                                     "escribio",
                                     "escreveu",
                                     "napisa",
                                     "napsal",
                                     "nap\u00edsal",
                                     "skrev",
                                     "kirjoitti",
                                     "yazd\u0131",
                                     "\u00edrta",
                                     "a scris",
                                     "\u03ad\u03b3\u03c1\u03b1\u03c8\u03b5",
                                     "forwarded message",
                                     "weitergeleitete",
                                     "transf\u00e9r\u00e9",
                                     "inoltrato",
                                     "doorgestuurd",
                                     "\u043f\u0435\u0440\u0435\u0430\u0434\u0440\u0435\u0441",
                                     "\u043f\u0435\u0440\u0435\u0441\u043b\u0430\u043d",
                                     "reenviado",
                                     "encaminhada",
                                     "przekazan",
                                     "p\u0159eposlan",
                                     "vidarebefordra",
                                     "videresend"});

// "10:00", "10.00", "10h00".
bool is_time(std::string_view text, std::size_t at) {
  if (!is_digit(text[at]) || (at > 0 && is_digit(text[at - 1]))) return false;
  std::size_t end = at + 1;
  if (end < text.size() && is_digit(text[end])) ++end;
  if (end + 2 >= text.size() || std::string_view(":.h").find(text[end]) == std::string_view::npos)
    return false;
  const bool minutes = is_digit(text[end + 1]) && is_digit(text[end + 2]);
  return minutes && (end + 3 >= text.size() || !is_digit(text[end + 3]));
}

// "2026", or the end of "2.3.26".
bool is_year(std::string_view text, std::size_t at) {
  if (!is_digit(text[at]) || (at > 0 && is_digit(text[at - 1]))) return false;
  std::size_t end = at;
  while (end < text.size() && is_digit(text[end])) ++end;
  if (end - at == 4) return text.substr(at, 2) == "20";
  if (end - at != 2 || at < 4) return false;
  const char mark = text[at - 1];
  return (mark == '.' || mark == '/' || mark == '-') && is_digit(text[at - 2]) &&
         (text[at - 3] == mark || text[at - 4] == mark);
}

struct Evidence {
  bool verb = false;
  bool address = false;
  bool time = false;
  bool year = false;

  bool any() const { return verb || address || (time && year); }
  bool enough() const { return verb && (address || (time && year)); }
};

Evidence evidence_of(const std::string& text) {
  std::string small = text;
  for (char& c : small) c = text::to_lower(c);
  Evidence found;
  found.verb = std::any_of(verbs.begin(), verbs.end(),
                           [&](std::string_view verb) { return small.find(verb) != std::string::npos; });
  found.address = text.find('@') != std::string::npos;
  for (std::size_t at = 0; at < text.size(); ++at) {
    found.time = found.time || is_time(text, at);
    found.year = found.year || is_year(text, at);
  }
  return found;
}

bool ends(std::string_view line) {
  constexpr std::string_view wide_colon = "\uff1a";
  return line.ends_with(':') || line.ends_with(wide_colon);
}

bool leads_to_quotation(const MailLines& lines, std::size_t i) {
  std::size_t next = i + 1;
  while (next < lines.size() && next <= i + most_gaps && trim(lines[next]).empty()) ++next;
  return next < lines.size() && is_quoted(lines[next]);
}

// A move in the line above is no part of it.
bool may_begin(std::string_view line) {
  if (std::any_of(openers.begin(), openers.end(),
                  [&](std::string_view opener) { return line.starts_with(opener); }))
    return true;
  const Evidence found = evidence_of(std::string(line));
  return found.verb || found.address || found.time || found.year;
}

// "On 2 March anna <anna@example.org> wrote: and what she wrote": some programs leave the line as it was.
bool has_text_behind(std::string_view line) {
  line = line.substr(0, longest_line);
  if (line.find('@') == std::string_view::npos) return false;
  std::size_t colon = line.find(": ");
  for (std::size_t tries = 0; tries < most_colons && colon != std::string_view::npos; ++tries) {
    const Evidence found = evidence_of(std::string(line.substr(0, colon)));
    if (found.enough() && found.address) return true;
    colon = line.find(": ", colon + 1);
  }
  return false;
}

}  // namespace

Attribution attribution_at(const MailLines& lines, std::size_t i) {
  if (has_text_behind(trim(lines[i]))) return {1, false};
  std::string joined;
  const std::size_t end = std::min(lines.size(), i + most_lines);
  for (std::size_t next = i; next < end; ++next) {
    const std::string_view line = trim(lines[next]);
    if (line.empty() || line.size() > longest_line || is_quoted(line)) return {};
    joined += line;
    joined += ' ';
    if (!ends(line)) continue;
    const Evidence found = evidence_of(joined);
    const bool quoted = leads_to_quotation(lines, next);
    if (!(quoted ? found.any() : found.enough())) return {};
    if (next > i && !may_begin(trim(lines[i]))) return {};
    return {next - i + 1, quoted};
  }
  return {};
}

}  // namespace mt::server
