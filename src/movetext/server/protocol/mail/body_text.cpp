#include "movetext/server/protocol/mail/body_text.hpp"

#include "movetext/server/protocol/commands/move_word.hpp"
#include "movetext/server/protocol/mail/attribution.hpp"
#include "movetext/server/protocol/mail/greeting.hpp"
#include "movetext/server/protocol/mail/introduction.hpp"
#include "movetext/server/protocol/mail/mail_footer.hpp"
#include "movetext/server/protocol/mail/mail_lines.hpp"
#include "movetext/server/protocol/mail/own_mail.hpp"
#include "movetext/server/protocol/mail/quoted_head.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>

namespace mt::server::protocol {
namespace {

// Returns whether the character has zero width and is dropped. Joiners and selectors belong to emoji, so they
// are dropped only next to ASCII characters.
bool has_no_width(char32_t c, bool in_ascii) {
  if (c == 0x200B || c == 0x2060 || c == 0xFEFF || c == 0xAD) return true;
  return in_ascii && c >= 0x80 && text::is_invisible(c);
}

// Returns whether the word is a complete word of a command: a number, a move or a verb.
bool is_token(std::string_view word, const VerbTable& verbs) {
  if (word.empty()) return false;
  if (std::all_of(word.begin(), word.end(), text::is_digit) || is_move_word(word)) return true;
  return verbs.find(word).row != nullptr;
}

// Returns the ASCII word that begins at position `at`.
std::string_view ascii_word(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && static_cast<unsigned char>(text[end]) < 0x80 && !text::is_blank(text[end]))
    ++end;
  return text.substr(at, end - at);
}
// Returns the ASCII word at the end of the text.
std::string_view last_word(std::string_view text) {
  std::size_t begin = text.size();
  while (begin > 0 && static_cast<unsigned char>(text[begin - 1]) < 0x80 && !text::is_blank(text[begin - 1]))
    --begin;
  return text.substr(begin);
}

// Returns whether the zero-width character `c` separates two words. It does if both words are words of a
// command. A zero-width space also separates them if the two words, joined together, are not a word of a
// command.
bool parts_words(std::string_view before, std::string_view after, char32_t c, const VerbTable& verbs) {
  constexpr char32_t space_of_no_width = 0x200B;
  if (before.empty() || after.empty()) return false;
  if (is_token(before, verbs) && is_token(after, verbs)) return true;
  return c == space_of_no_width && !is_token(std::string(before).append(after), verbs);
}

// Returns whether the line is a rule of dashes or underscores. People and programs write a rule above a
// signature; a long line of underscores may also come before a quoted mail.
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

// Returns the lines that the sender typed, with an empty line in place of each quotation.
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
      // If the sender has written nothing but a greeting so far, the answer may be below the quotation.
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

std::string with_plain_blanks(std::string_view text, const VerbTable& verbs) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const text::Scalar scalar = text::read_scalar(text, at);
    at += scalar.size;
    const char32_t c = scalar.value;
    const std::string_view next = c < 0x80 ? std::string_view() : ascii_word(text, at);
    const bool in_ascii = !next.empty() && !out.empty() && static_cast<unsigned char>(out.back()) < 0x80;
    if (!has_no_width(c, in_ascii))
      text::append_scalar(text::is_wide_blank(c) ? U' ' : c, out);
    else if (in_ascii && parts_words(last_word(out), next, c, verbs))
      out += ' ';
  }
  return out;
}

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
  const std::string clean = printable(with_plain_blanks(text, verbs));
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
