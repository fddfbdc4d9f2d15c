#include "movetext/server/mail/body_text.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace mt::server {
namespace {

using text::same_in_any_case;

constexpr std::size_t shortest_rule = 10;  // underscores above what is passed on
constexpr std::size_t fewest_dashes = 5;   // on both sides of "Original Message"

// How an attribution begins that is broken into several lines.
constexpr auto attribution_openers = std::to_array<std::string_view>(
    {"On ", "Am ", "Le ", "El ", "Op ", "Il ", "Em ", "Den ", "Dne ", "Dnia ", "W dniu ", "At ", "In "});

// How the head of an answered mail begins that is set above it without quotation marks, and what else it has.
constexpr auto head_openers =
    std::to_array<std::string_view>({"From", "Von", "Van", "De", "Da", "Fra", "Fr\u00e5n", "Od"});
constexpr auto head_labels = std::to_array<std::string_view>(
    {"Sent",      "Date",    "To",        "Subject",     "Gesendet", "Datum",   "An",      "Betreff",
     "Verzonden", "Aan",     "Onderwerp", "Envoy\u00e9", "\u00c0",   "Objet",   "Enviado", "Para",
     "Asunto",    "Assunto", "Inviato",   "Data",        "A",        "Oggetto", "Skickat", "Till",
     "\u00c4mne", "Sendt",   "Til",       "Emne",        "Cc"});
constexpr std::size_t most_head_lines = 5;    // that are looked at behind the first
constexpr std::size_t fewest_head_lines = 2;  // of them that must be of a head

std::string_view trim(std::string_view line) {
  while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
  while (!line.empty() && (line.back() == ' ' || line.back() == '\t')) line.remove_suffix(1);
  return line;
}

bool is_quoted(std::string_view line) {
  line = trim(line);
  return line.starts_with('>') || line.starts_with("|>");
}

// "-----Original Message-----" in any language.
bool is_between_dashes(std::string_view line) {
  const std::size_t begin = line.find_first_not_of('-');
  if (begin == std::string_view::npos || begin < fewest_dashes) return false;
  return line.size() - 1 - line.find_last_not_of('-') >= fewest_dashes;
}

// Whether the line is "Label: something"; some programs set "*Label:*", or a space before the colon.
template <std::size_t N>
bool has_label(std::string_view line, const std::array<std::string_view, N>& labels) {
  line = trim(line);
  if (line.starts_with('*')) line.remove_prefix(1);
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return false;
  std::string_view label = trim(line.substr(0, colon));
  constexpr std::string_view hard_space = "\u00a0";
  if (label.ends_with(hard_space)) label.remove_suffix(hard_space.size());
  if (label.ends_with('*')) label.remove_suffix(1);
  return std::any_of(labels.begin(), labels.end(),
                     [&](std::string_view each) { return same_in_any_case(each, label); });
}

// Below it is a signature, or a mail that was answered or passed on without quotation marks.
bool ends_text(std::string_view line) {
  if (line == "-- " || line == "--" || line == "--=20") return true;
  line = trim(line);
  if (line.size() >= shortest_rule && line.find_first_not_of('_') == std::string_view::npos) return true;
  if (is_between_dashes(line)) return true;
  const std::size_t dashes = std::min(line.find_first_not_of('-'), line.size());
  const std::string_view words = trim(line.substr(dashes));
  constexpr std::string_view original = "original message";
  return dashes >= 2 && same_in_any_case(words.substr(0, original.size()), original);
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// Whether the line ends with ":" and a quotation follows, at most one empty line away.
bool leads_to_quotation(const std::vector<std::string_view>& lines, std::size_t i) {
  if (!trim(lines[i]).ends_with(':')) return false;
  std::size_t next = i + 1;
  if (next < lines.size() && trim(lines[next]).empty()) ++next;
  return next < lines.size() && is_quoted(lines[next]);
}

// Whether the head of an answered mail begins at line i: who sent it, and two more of when, to whom, what.
bool is_head(const std::vector<std::string_view>& lines, std::size_t i) {
  if (!has_label(lines[i], head_openers)) return false;
  std::size_t found = 0;
  const std::size_t end = std::min(lines.size(), i + 1 + most_head_lines);
  for (std::size_t next = i + 1; next < end; ++next)
    if (has_label(lines[next], head_labels)) ++found;
  return found >= fewest_head_lines;
}

// Number of lines of an attribution that begins at line i, at most three; 0: none does.
std::size_t attribution(const std::vector<std::string_view>& lines, std::size_t i) {
  if (leads_to_quotation(lines, i)) return 1;
  const bool opens = std::any_of(attribution_openers.begin(), attribution_openers.end(),
                                 [&](std::string_view opener) { return trim(lines[i]).starts_with(opener); });
  if (!opens) return 0;
  for (std::size_t more = 1; more <= 2 && i + more < lines.size(); ++more) {
    if (trim(lines[i + more]).empty() || is_quoted(lines[i + more])) return 0;
    if (leads_to_quotation(lines, i + more)) return more + 1;
  }
  return 0;
}

// The lines that stay; an empty one for each quotation.
std::vector<std::string_view> own_lines(const std::vector<std::string_view>& lines) {
  std::vector<std::string_view> own;
  bool written = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (ends_text(lines[i]) || is_head(lines, i)) break;
    if (const std::size_t count = attribution(lines, i)) {
      // Who writes below what he quotes has written nothing yet.
      if (written) break;
      i += count - 1;
    } else if (is_quoted(lines[i])) {
      if (!own.empty() && !own.back().empty()) own.emplace_back();
    } else {
      own.push_back(lines[i]);
      written = written || !trim(lines[i]).empty();
    }
  }
  return own;
}

std::string join(const std::vector<std::string_view>& lines, std::size_t begin) {
  while (begin < lines.size() && trim(lines[begin]).empty()) ++begin;
  std::size_t end = lines.size();
  while (end > begin && trim(lines[end - 1]).empty()) --end;
  std::string text;
  for (std::size_t i = begin; i < end; ++i) {
    std::string_view line = lines[i];
    while (!line.empty() && (line.back() == ' ' || line.back() == '\t')) line.remove_suffix(1);
    text += line;
    text += '\n';
  }
  return text;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const text::Scalar scalar = text::read_scalar(text, at);
    const bool line_end = scalar.value == '\r' && (at + 1 == text.size() || text[at + 1] != '\n');
    const bool control = scalar.value < 0x20 || (scalar.value >= 0x7F && scalar.value < 0xA0);
    const bool turns_text = scalar.value == 0x061C || scalar.value == 0x200E || scalar.value == 0x200F ||
                            (scalar.value >= 0x202A && scalar.value <= 0x202E) ||
                            (scalar.value >= 0x2066 && scalar.value <= 0x2069);
    at += scalar.size;
    if (line_end || scalar.value == 0x2028 || scalar.value == 0x2029) {
      out += '\n';
    } else if (scalar.value == '\n' || scalar.value == '\t' || !(control || turns_text)) {
      text::append_scalar(scalar.value, out);
    }
  }
  return out;
}

std::string_view cut_between_letters(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
  return text.substr(0, most);
}

BodyText read_body_text(std::string_view text, std::size_t most_text, std::size_t most_comment) {
  const std::string clean = printable(text);
  const std::vector<std::string_view> own = own_lines(split_lines(clean));
  BodyText body;
  body.text = cut_between_letters(join(own, 0), most_text);
  std::size_t i = 0;
  while (i < own.size() && trim(own[i]).empty()) ++i;
  for (; i < own.size() && !trim(own[i]).empty(); ++i) body.lines.emplace_back(trim(own[i]));
  body.comment = cut_between_letters(join(own, i), most_comment);
  return body;
}

}  // namespace mt::server
