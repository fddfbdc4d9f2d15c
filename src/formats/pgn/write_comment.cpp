// How comments are written: words in braces, or a line.
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/scan.hpp"

namespace mt::pgn {

using text::is_blank;

// A "}" would end the comment.  Pairs of braces are replaced as pairs; a "{" alone may stay.
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
  if (in_comment_) lines.put('}');
  in_comment_ = false;
}

// A word ends before a blank; an embedded command is one word with the blanks inside it.  Gives where it
// ends.
std::size_t Writer::put_word(std::string_view text, std::size_t at, LineFiller& lines) {
  while (at < text.size() && !is_blank(text[at])) {
    std::size_t end = at + 1;
    if (commands_ && text.compare(at, 2, "[%") == 0) {
      const std::size_t close = text.find(']', at);
      commands_ = close != std::string_view::npos;
      open_command_ = !commands_;
      if (commands_) end = close + 1;
    }
    for (; at < end; ++at) lines.put_text(is_blank(text[at]) ? ' ' : text[at]);
  }
  return at;
}

// A word that begins with "%" or "[" stays in the piece of the word before it.
void Writer::write_comment(std::string_view text, LineFiller& lines) {
  text = text::trim(text);
  if (text.empty()) return;  // and leaves everything as it was
  text = encoded(dialect_.replaces_braces ? without_braces(text) : text);
  if (text.find('}') != std::string_view::npos) return write_line_comment(text, lines);
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
    } else if (text[at] == '%' || text[at] == '[') {
      lines.put(' ');
    } else {
      lines.piece();
    }
    at = put_word(text, at, lines);
  }
}

// Nothing but the end of its line ends it: the only form for a text with a "}".
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
