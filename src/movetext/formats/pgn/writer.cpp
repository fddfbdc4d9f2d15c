#include "movetext/formats/pgn/writer.hpp"

#include "movetext/record/score.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <utility>

namespace mt::pgn {
namespace {

using text::is_blank;

// Replaces each line feed from `start` on by CR LF, in place.
void make_crlf(std::string& text, std::size_t start) {
  const auto begin = text.begin() + static_cast<std::ptrdiff_t>(start);
  std::size_t from = text.size();
  text.resize(from + static_cast<std::size_t>(std::count(begin, text.end(), '\n')));
  for (std::size_t to = text.size(); to > from;) {
    const char c = text[--from];
    text[--to] = c;
    if (c == '\n') text[--to] = '\r';
  }
}

// Returns the class of a NAG according to PGN standard 10: 0 for moves, 1 for positions, 2 for everything
// else.
int class_of_nag(std::uint32_t nag) {
  if (nag < 10) return 0;
  return nag < 136 ? 1 : 2;
}

// Returns whether the text ends with a character at or above U+3000, such as those with which Chinese moves
// end. Such a character is not a sign.
bool ends_in_ideograph(std::string_view text) {
  return text.size() >= 3 && static_cast<unsigned char>(text[text.size() - 3]) >= 0xE3;
}

// Returns whether a move text ends with a sign ("32-"), so that a square after it would become part of the
// move.
bool breaks_off(std::string_view move) {
  if (move.empty()) return false;
  const char last = move.back();
  if (last == 'x') return text::is_digit(move.front());  // a capture in diagonal notation ends with "x"
  if (static_cast<unsigned char>(last) >= 0x80) return !ends_in_ideograph(move);
  return last == '-' || last == ':' || last == 'X';
}

}  // namespace

std::string_view Writer::encoded(std::string_view text) {
  if (options_.encoding == text::OutputEncoding::utf8) return text;
  scratch_.clear();
  replaced_ += text::encode(text, options_.encoding, scratch_, options_.spelling);
  return scratch_;
}

std::string_view Writer::marker(const Record& record) const {
  if (options_.star_terminator && record.convention->star_ends_any) return "*";
  if (record.convention->four_results) return record_result(record);
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
  if (options_.crlf) make_crlf(out, start);
}

void Writer::write_movetext(const Record& record, std::string& out) {
  write_lines(record, out);
}

void Writer::write_lines(const Record& record, std::string& out) {
  outer_.clear();
  next_ = 2;
  waiting_opens_ = 0;
  number_wanted_ = true;
  in_comment_ = long_word_ = open_command_ = glyph_fits_ = broken_off_ = false;
  nags_.clear();
  written_nags_.clear();
  LineFiller lines(out, options_.line_width, options_.encoding != text::OutputEncoding::utf8);
  const bool whole = !options_.reduced;
  const Parts parts{.comments = whole && !options_.no_comments,
                    .nags = whole && !options_.no_nags,
                    .variations = whole && !options_.no_variations};
  for (std::size_t i = 0; (i = write_plain_plies(record, i, lines)) < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (parts.comments && begins_commented_plies(event)) {
      if (const std::size_t end = write_commented_plies(record, i, lines); end > i) {
        i = end - 1;
        continue;
      }
    }
    if (event.kind == EventKind::open && !parts.variations)
      i = event.value;
    else if (parts.include(event))
      write_event(record, event, lines);
  }
  write_nags(lines);
  while (!outer_.empty()) write_close(lines);
  std::string_view last = marker(record);
  // After a move that ends with a sign, the first number of a result such as "4-6" would be read as part of
  // the move.
  if (broken_off_ && !is_result(dialect_, last)) last = "*";
  begin_piece(lines);
  lines.put_until(encoded(last), 0, [](std::size_t) { return false; });
  lines.finish();
}

void Writer::write_event(const Record& record, const Event& event, LineFiller& lines) {
  if (event.kind == EventKind::nag) return nags_.push_back(event.value);
  if (!nags_.empty()) write_nags(lines);
  switch (event.kind) {
    case EventKind::ply:
    case EventKind::null_ply:
      return write_ply(record, event, lines);
    case EventKind::comment:
      return write_comment(record.text(event), lines);
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
    case EventKind::nag:
    case EventKind::game:
    case EventKind::roll:
    case EventKind::cube:
    case EventKind::points:
    case EventKind::properties:
      return;
  }
}

void Writer::write_ply(const Record& record, const Event& event, LineFiller& lines) {
  const std::uint32_t half_move = event.value != 0 ? event.value : next_;
  written_nags_.clear();
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

// Writes the glyphs of a move in ascending order within each class; each glyph is written once.
void Writer::write_nags(LineFiller& lines) {
  const auto order = [](std::uint32_t nag) { return std::pair(class_of_nag(nag), nag); };
  std::sort(nags_.begin(), nags_.end(), [&](auto a, auto b) { return order(a) < order(b); });
  for (const std::uint32_t nag : nags_)
    if (nag != 0 && written_nags_.insert(nag).second) write_nag(nag, lines);
  nags_.clear();
}

void Writer::write_nag(std::uint32_t nag, LineFiller& lines) {
  if (options_.suffix_glyphs && glyph_fits_) {
    const auto glyph = std::find_if(dialect_.suffixes.begin(), dialect_.suffixes.end(),
                                    [&](const Glyph& g) { return g.nag == nag; });
    if (glyph != dialect_.suffixes.end()) {
      lines.put(glyph->text);
      glyph_fits_ = false;
      return;
    }
  }
  begin_piece(lines);
  lines.put('$');
  lines.put_number(nag);
  number_wanted_ = number_wanted_ || !options_.loose_numbers;
}

void Writer::write_open() {
  outer_.push_back(next_);
  if (next_ > 2) --next_;
  ++waiting_opens_;
  written_nags_.clear();
}

// Closes a variation; an empty variation is omitted.
void Writer::write_close(LineFiller& lines) {
  if (outer_.empty()) return;
  next_ = outer_.back();
  outer_.pop_back();
  if (waiting_opens_ > 0) {
    --waiting_opens_;
    return;
  }
  end_comment(lines);
  if (lines.in_whole_line()) lines.piece();
  lines.put(')');
  written_nags_.clear();
  number_wanted_ = true;
  glyph_fits_ = false;
}

}  // namespace mt::pgn
