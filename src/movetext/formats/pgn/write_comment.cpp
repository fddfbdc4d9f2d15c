// Writes comments in braces or on lines of their own.
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>

namespace mt::pgn {

using text::is_blank;

namespace {

// Counts UTF-8 characters.
std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
}

std::size_t end_of_word(std::string_view text, std::size_t at) {
  while (at < text.size() && !is_blank(text[at])) ++at;
  return at;
}

}  // namespace

// Replaces "}", which would end the comment, by ")". The "{" that belongs to a "}" becomes "("; a "{" without
// a "}" stays.
std::string_view Writer::without_braces(std::string_view text) {
  if (text.find('}') == std::string_view::npos) return text;
  braceless_ = text;
  std::vector<std::size_t> open;
  for (std::size_t at = 0; (at = text::find_any<'{', '}'>(braceless_, at)) < braceless_.size(); ++at) {
    if (braceless_[at] == '{') {
      open.push_back(at);
      continue;
    }
    braceless_[at] = ')';
    if (open.empty()) continue;
    braceless_[open.back()] = '(';
    open.pop_back();
  }
  return braceless_;
}

void Writer::end_comment(LineFiller& lines) {
  if (in_comment_ && long_word_) lines.piece();
  if (in_comment_) lines.put('}');
  in_comment_ = long_word_ = false;
}

// Returns whether the word at `at` fits into a line alone, but not together with both braces.
bool Writer::fills_line(std::string_view text, std::size_t at) const {
  const std::size_t end = end_of_word(text, at);
  if (end - at + 2 <= options_.line_width) return false;
  const std::size_t width = columns(text.substr(at, end - at));
  return width <= options_.line_width && width + 2 > options_.line_width;
}

// Writes an embedded command that ends the text. A line end in the command becomes one space, even if it is
// CR LF.
std::size_t Writer::put_command(std::string_view text, std::size_t at, LineFiller& lines) {
  if (text.find('\r', at) == std::string_view::npos)  // nearly all commands
    return lines.put_until(text, at, [](std::size_t) { return false; });
  const auto ends_in_two_bytes = [&](std::size_t i) { return text.compare(i, 2, "\r\n") == 0; };
  while ((at = lines.put_until(text, at, ends_in_two_bytes)) < text.size()) ++at;
  return at;
}

// Writes a word, which ends before a blank. An embedded command is part of one word, even if it has blanks.
// Returns the end of the word.
std::size_t Writer::put_word(std::string_view text, std::size_t at, LineFiller& lines) {
  const auto is_command = [&](std::size_t i) {
    return text[i] == '[' && commands_ && i + 1 < text.size() && text[i + 1] == '%';
  };
  while ((at = lines.put_visible<'['>(text, at)) < text.size() && !is_blank(text[at])) {
    if (is_command(at)) {
      const std::size_t close = text.find(']', at);
      commands_ = close != std::string_view::npos;
      open_command_ = !commands_;
      if (commands_) at = put_command(text.substr(0, close + 1), at, lines);
    } else {
      at = lines.put_until(text, at, [&](std::size_t i) { return is_blank(text[i]) || is_command(i); });
    }
  }
  return at;
}

// Writes words between braces. The words must not contain "}".
[[gnu::always_inline]] inline void Writer::write_braced(std::string_view text, LineFiller& lines) {
  bool joins = !open_command_ && !options_.comments_apart;
  open_command_ = false;
  commands_ = true;
  for (std::size_t at = 0;;) {
    while (at < text.size() && is_blank(text[at])) ++at;
    if (at >= text.size()) return;
    if (!in_comment_ || !joins || waiting_opens_ > 0) {
      begin_piece(lines);
      joins = true;
      lines.put('{');
      in_comment_ = true;
      number_wanted_ = true;
      if (text.size() + 2 > options_.line_width && fills_line(text, at)) lines.piece();
    } else if (text[at] == '%' || text[at] == '[') {
      lines.put(' ');
    } else {
      lines.piece();
    }
    if (at == 0 && options_.line_width >= LineFiller::longest_plain_word + 2 && lines.put_plain_words(text)) {
      long_word_ = false;
      return;
    }
    const std::size_t begin = at;
    at = put_word(text, at, lines);
    long_word_ = at - begin + 2 > options_.line_width && fills_line(text, begin);
  }
}

// Writes a comment. A word that starts with "%" or "[" must not start a line, so it is written in the same
// piece as the word before it.
void Writer::write_comment(std::string_view text, LineFiller& lines) {
  text = text::trim(text);
  if (text.empty()) return;  // an empty comment changes nothing
  text = encoded(dialect_.replaces_braces ? without_braces(text) : text);
  if (text.find('}') != std::string_view::npos)
    return columns(text) < options_.line_width ? write_line_comment(text, lines) : write_parts(text, lines);
  write_braced(text, lines);
}

// Writes a comment with a "}" that is too long for one line. Only its words with a "}" are written as line
// comments.
void Writer::write_parts(std::string_view text, LineFiller& lines) {
  const auto part_end = [&](std::size_t at, bool with_brace, std::size_t most) {
    std::size_t end = at;
    for (std::size_t next = at; next < text.size();) {
      const std::size_t word_end = end_of_word(text, next);
      const bool has_brace = text.substr(next, word_end - next).find('}') != std::string_view::npos;
      if (has_brace != with_brace || (end > at && columns(text.substr(at, word_end - at)) > most)) break;
      end = next = word_end;
      while (next < text.size() && is_blank(text[next])) ++next;
    }
    return end;
  };
  for (std::size_t at = 0; at < text.size();) {
    if (is_blank(text[at])) {
      ++at;
      continue;
    }
    if (const std::size_t end = part_end(at, false, text.size()); end > at) {
      write_braced(text.substr(at, end - at), lines);
      at = end;
      continue;
    }
    const std::size_t end = part_end(at, true, options_.line_width - 1);
    write_line_comment(text.substr(at, end - at), lines);
    at = end;
  }
}

// Writes a comment that ends with its line. This is the only form in which a text can contain "}".
void Writer::write_line_comment(std::string_view text, LineFiller& lines) {
  if (waiting_opens_ > 0) begin_piece(lines);
  end_comment(lines);
  lines.whole_line();
  lines.put(';');
  open_command_ = false;
  commands_ = true;
  bool first = true;
  for (std::size_t at = 0;;) {
    while (at < text.size() && is_blank(text[at])) ++at;
    if (at >= text.size()) break;
    if (!first) lines.put(' ');
    first = false;
    at = put_word(text, at, lines);
  }
  open_command_ = false;
  glyph_fits_ = broken_off_ = false;
  number_wanted_ = true;
}

}  // namespace mt::pgn
