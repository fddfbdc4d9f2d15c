#include "movetext/server/protocol/mail/body_text.hpp"

#include "movetext/server/protocol/mail/attribution.hpp"
#include "movetext/server/protocol/mail/greeting.hpp"
#include "movetext/server/protocol/mail/introduction.hpp"
#include "movetext/server/protocol/mail/mail_footer.hpp"
#include "movetext/server/protocol/mail/mail_lines.hpp"
#include "movetext/server/protocol/mail/own_mail.hpp"
#include "movetext/server/protocol/mail/quoted_head.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/utf8.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>

namespace mt::server::protocol {
namespace {

// Returns the text with plain blanks for blanks of other widths, and without characters of no width, so that
// lines that look empty are empty.
std::string with_plain_blanks(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const text::Scalar scalar = text::read_scalar(text, at);
    at += scalar.size;
    const char32_t c = scalar.value;
    if (c == 0x200B || c == 0x2060 || c == 0xFEFF || c == 0xAD)
      continue;  // joiners and selectors belong to emoji
    text::append_scalar(text::is_wide_blank(c) ? U' ' : c, out);
  }
  return out;
}

// Says whether the line consists of strokes, as people and programs set it above a signature; a long line of
// underscores may stand above a repeated mail as well.
bool is_stroke(std::string_view line) {
  constexpr std::string_view long_dash = "\u2014";
  line = text::trim(line);
  if (line == long_dash || line == "--=20") return true;
  return line.size() >= 2 && (line.find_first_not_of('-') == std::string_view::npos ||
                              line.find_first_not_of('_') == std::string_view::npos);
}

bool begins_repetition(const MailLines& lines, std::size_t i, bool written, const words::OwnTexts& texts) {
  return is_rule_of_repetition(lines[i]) || begins_quoted_head(lines, i) ||
         (written && begins_own_mail(lines, i, texts));
}

// Returns the lines that stay, with an empty one for each quotation.
MailLines own_lines(const MailLines& lines, const VerbTable& verbs) {
  const words::OwnTexts texts(words::languages());
  MailLines own;
  bool written = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (is_stroke(lines[i])) break;
    if (begins_repetition(lines, i, written, texts)) {
      drop_introduction(own);
      break;
    }
    if (const Attribution found = attribution_at(lines, i); found.lines > 0) {
      // A player who answers below the quotation has written nothing yet but a greeting.
      if (written || !found.quoted) break;
      i += found.lines - 1;
    } else if (is_quoted(lines[i])) {
      if (!own.empty() && !own.back().empty()) own.emplace_back();
    } else {
      own.push_back(lines[i]);
      written = written || !(text::trim(lines[i]).empty() || is_greeting(lines[i], verbs));
    }
  }
  drop_footers(own);
  return own;
}

std::string join(const MailLines& lines, std::size_t begin) {
  while (begin < lines.size() && text::trim(lines[begin]).empty()) ++begin;
  std::size_t end = lines.size();
  while (end > begin && text::trim(lines[end - 1]).empty()) --end;
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

BodyText read_body_text(std::string_view text, std::size_t most_text, std::size_t most_comment,
                        const VerbTable& verbs) {
  const std::string clean = with_plain_blanks(printable(text));
  const MailLines own = own_lines(split_lines(clean), verbs);
  BodyText body;
  body.text = cut_between_letters(join(own, 0), most_text);
  std::size_t i = 0;
  while (i < own.size() && text::trim(own[i]).empty()) ++i;
  for (; i < own.size() && !text::trim(own[i]).empty(); ++i) body.lines.emplace_back(text::trim(own[i]));
  body.comment = cut_between_letters(join(own, i), most_comment);
  return body;
}

}  // namespace mt::server::protocol
