#include "movetext/formats/pgn/writer.hpp"

#include "movetext/record/score.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

using text::is_blank;

// `"` and `\` escaped, control characters as blanks.
void append_value(std::string_view value, std::string& out) {
  out += '"';
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += is_blank(c) ? ' ' : c;
  }
  out += '"';
}

void append_crlf(std::string_view text, std::string& out) {
  for (const char c : text) {
    if (c == '\n') out += '\r';
    out += c;
  }
}

// A move text that breaks off behind its sign ("32-") would swallow a square that follows.
bool breaks_off(std::string_view move) {
  if (move.empty()) return false;
  const char last = move.back();
  if (last == 'x') return text::is_digit(move.front());  // the diagonal notation ends captures so
  return last == '-' || last == ':' || last == 'X' || static_cast<unsigned char>(last) >= 0x80;
}

}  // namespace

std::string_view Writer::encoded(std::string_view text) {
  if (options_.encoding == text::OutputEncoding::utf8) return text;
  scratch_.clear();
  replaced_ += text::encode(text, options_.encoding, scratch_);
  return scratch_;
}

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
    braceless_[at] = dialect_.closing_brace;
    if (open.empty()) continue;
    braceless_[open.back()] = dialect_.opening_brace;
    open.pop_back();
  }
  return braceless_;
}

std::string_view Writer::marker(const Record& record) const {
  if (options_.star_terminator) return "*";
  if (record.convention == Convention::pgn) return record_result(record);
  const std::string_view own = terminator(record);
  const std::string_view result = tells_result(own) ? canonical_result(own) : record_result(record);
  return can_end_movetext(result) ? result : std::string_view("*");
}

void Writer::write(const Record& record, std::string& out, bool white_first) {
  const std::size_t start = out.size();
  write_tags(record, out, white_first);
  out += '\n';
  write_lines(record, out);
  out += '\n';
  if (!options_.crlf) return;
  const std::string lines = out.substr(start);
  out.resize(start);
  append_crlf(lines, out);
}

void Writer::write_movetext(const Record& record, std::string& out) {
  write_lines(record, out);
}

void Writer::write_tags(const Record& record, std::string& out, bool white_first) {
  tags_.fill(record, {.white_first = white_first, .reduced = options_.reduced});
  for (const CanonicalTag& tag : tags_.tags()) {
    out += '[';
    out += tag.name;
    out += ' ';
    append_value(text::trim(encoded(tag.value)), out);
    out += "]\n";
  }
}

void Writer::write_lines(const Record& record, std::string& out) {
  outer_.clear();
  next_ = 2;
  waiting_opens_ = 0;
  number_wanted_ = true;
  in_comment_ = open_command_ = glyph_fits_ = broken_off_ = false;
  LineFiller lines(out, options_.line_width, options_.encoding != text::OutputEncoding::utf8);
  const bool whole = !options_.reduced;
  const Parts parts{.comments = whole && !options_.no_comments,
                    .nags = whole && !options_.no_nags,
                    .variations = whole && !options_.no_variations};
  for (std::size_t i = 0; (i = write_plain_plies(record, i, lines)) < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::open && !parts.variations)
      i = event.value;
    else if (parts.include(event))
      write_event(record, event, lines);
  }
  while (!outer_.empty()) write_close(lines);
  std::string_view last = marker(record);
  // A move that breaks off would take the first number of "4-6" for its square.
  if (broken_off_ && match_result(dialect_, last, 0).size() != last.size()) last = "*";
  begin_piece(lines);
  for (const char c : encoded(last)) lines.put_text(is_blank(c) ? ' ' : c);
  lines.finish();
}

void Writer::end_comment(LineFiller& lines) {
  if (in_comment_) lines.put('}');
  in_comment_ = false;
}

// Everything that is not glued to what precedes begins here.
inline void Writer::begin_piece(LineFiller& lines) {
  if (in_comment_) end_comment(lines);
  lines.piece();
  glyph_fits_ = broken_off_ = false;
  for (; waiting_opens_ > 0; --waiting_opens_) {
    lines.put('(');
    number_wanted_ = true;
  }
}

void Writer::write_event(const Record& record, const Event& event, LineFiller& lines) {
  switch (event.kind) {
    case EventKind::ply:
    case EventKind::null_ply:
      return write_ply(record, event, lines);
    case EventKind::comment:
      return write_comment(record.text(event), lines);
    case EventKind::nag:
      return write_nag(event, lines);
    case EventKind::setup:
      begin_piece(lines);
      lines.put("/FEN \"");
      lines.put(record.text(event));
      lines.put("\"/");
      number_wanted_ = true;
      return;
    case EventKind::open:
      return write_open();
    case EventKind::close:
      return write_close(lines);
    case EventKind::result:
    case EventKind::removed:
    case EventKind::roll:
    case EventKind::cube:
      return;
  }
}

void Writer::write_ply(const Record& record, const Event& event, LineFiller& lines) {
  const std::uint32_t half_move = event.value != 0 ? event.value : next_;
  next_ = half_move + 1;
  const bool second = (half_move & 1U) != 0;
  if (!second || number_wanted_ || waiting_opens_ > 0) {
    begin_piece(lines);
    lines.put_move_number(half_move / 2, second);
  }
  begin_piece(lines);
  const std::string_view move = record.text(event);
  number_wanted_ = false;
  if (event.kind == EventKind::null_ply) {
    lines.put("--");
  } else if (lines.put_plain(move)) {
    number_wanted_ = broken_off_ = breaks_off(move);
  } else {
    for (const char c : encoded(move))
      if (!is_blank(c)) lines.put_text(c);
    number_wanted_ = broken_off_ = breaks_off(move);
  }
  glyph_fits_ = true;
}

void Writer::write_nag(const Event& event, LineFiller& lines) {
  if (options_.suffix_glyphs && glyph_fits_) {
    const auto glyph = std::find_if(dialect_.glyphs.begin(), dialect_.glyphs.end(),
                                    [&](const Glyph& g) { return g.nag == event.value; });
    if (glyph != dialect_.glyphs.end()) {
      lines.put(glyph->text);
      glyph_fits_ = false;
      return;
    }
  }
  begin_piece(lines);
  lines.put('$');
  lines.put_number(event.value);
  number_wanted_ = number_wanted_ || !options_.loose_numbers;
}

// Word by word.  A word that begins with "%" or "[" stays in the piece of the word before it.
void Writer::write_comment(std::string_view text, LineFiller& lines) {
  text = text::trim(text);
  if (text.empty()) return;  // and leaves everything as it was
  text = encoded(without_braces(text));
  bool commands = true;  // "[%" may still have its "]"
  bool joins = !open_command_;
  open_command_ = false;
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
    while (at < text.size() && !is_blank(text[at])) {
      std::size_t end = at + 1;
      if (commands && text.compare(at, 2, "[%") == 0) {
        const std::size_t close = text.find(']', at);
        commands = close != std::string_view::npos;
        open_command_ = !commands;
        if (commands) end = close + 1;
      }
      for (; at < end; ++at) lines.put_text(is_blank(text[at]) ? ' ' : text[at]);
    }
  }
}

void Writer::write_open() {
  outer_.push_back(next_);
  if (next_ > 2) --next_;
  ++waiting_opens_;
}

// A variation that turned out empty has left no trace.
void Writer::write_close(LineFiller& lines) {
  if (outer_.empty()) return;
  next_ = outer_.back();
  outer_.pop_back();
  if (waiting_opens_ > 0) {
    --waiting_opens_;
    return;
  }
  end_comment(lines);
  lines.put(')');
  number_wanted_ = true;
  glyph_fits_ = false;
}

}  // namespace mt::pgn
