#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

using text::find_any;
using text::is_digit;

constexpr std::size_t longest_number = 9;           // digits
constexpr std::int64_t highest_nag = 999'999'999;   // tables end at $255, but who knows
constexpr std::uint32_t last_suffix_nag = 6;        // "?!"
constexpr std::int64_t highest_standard_nag = 255;  // PGN 8.2.4

// Marks of an open variation, in Event::arg until it is closed.
constexpr std::uint8_t has_move = 1;
constexpr std::uint8_t at_start = 2;  // opened before any move of its line
constexpr std::uint8_t has_more = 4;  // than comments

Span span(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

// Behind up to four blanks; nearly always it is one.
std::size_t skip_few_blanks(const char* bytes, std::size_t at) {
  const std::size_t end = at + 4;
  if (text::is_blank(bytes[at])) ++at;
  while (at < end && text::is_blank(bytes[at])) ++at;
  return at;
}

// Of `size` digits, at most nine.
std::int64_t short_number(const char* digits, unsigned size) {
  std::int64_t value = 0;
  for (unsigned i = 0; i < size; ++i) value = value * 10 + (digits[i] - '0');
  return value;
}

// Whether no letter, digit or sign of a move follows.
bool ends_token(std::string_view text, std::size_t at) {
  return at >= text.size() || text::is_blank(text[at]) ||
         std::string_view("(){}[];$").find(text[at]) != std::string_view::npos;
}

bool only_blanks(std::string_view text) {
  return std::all_of(text.begin(), text.end(), text::is_blank);
}

}  // namespace

void RecordReader::add(EventKind kind, std::size_t begin, std::size_t end, std::uint32_t value) {
  record_.tape.push_back({.kind = kind, .text = span(begin, end), .value = value});
}

void RecordReader::begin_movetext() {
  in_movetext_ = true;
  game_seen_ = true;
}

inline void RecordReader::add_ply(std::size_t begin, std::size_t end, std::uint16_t flags) {
  if (!numbers_.ply(record_)) report_number();
  record_.tape.push_back({.flags = flags, .text = span(begin, end)});
}

void RecordReader::report_number() {
  report(Code::move_number, number_begin_, number_end_,
         "the move number does not follow from the one before");
}

// The present line has a move: variations may follow.
void RecordReader::note_move() {
  if (open_ != no_open)
    record_.tape[open_].arg |= has_move | has_more;
  else
    main_has_move_ = true;
}

void RecordReader::add_move(EventKind kind, std::size_t end, std::uint16_t flags) {
  begin_movetext();
  note_move();
  add_ply(at_, end, flags);
  record_.tape.back().kind = kind;
  at_ = move_end_ = last_end_ = end;
}

void RecordReader::add_comment(std::size_t begin, std::size_t end, CommentStyle style) {
  record_.tape.push_back(
      {.kind = EventKind::comment, .arg = static_cast<std::uint8_t>(style), .text = span(begin, end)});
}

// Runs of words with nothing but blanks between them become one comment.
void RecordReader::add_stray(std::size_t begin, std::size_t end, std::string_view fault) {
  const auto style = static_cast<std::uint8_t>(CommentStyle::stray);
  Event* last = record_.tape.empty() ? nullptr : &record_.tape.back();
  const bool joins = last != nullptr && last->kind == EventKind::comment && last->arg == style &&
                     last->text.end == last_end_ && only_blanks(text_.substr(last_end_, begin - last_end_));
  if (joins) {
    last->text.end = static_cast<std::uint32_t>(end);
  } else {
    report(Code::junk, begin, end, std::string(fault));
    add_comment(begin, end, CommentStyle::stray);
  }
  at_ = last_end_ = end;
}

// Plain moves and their numbers, as long as nothing else comes: most of the bytes of most games.
void RecordReader::read_plain_moves() {
  if (!odd_result_.empty()) return;
  const char* const base = text_.data();
  const std::size_t events = record_.tape.size();
  std::size_t at = at_;
  const std::size_t end = text_.size() - std::min<std::size_t>(text_.size(), 24);
  while (at < end && has_room()) {
    const std::size_t begin = skip_few_blanks(base, at);
    const char* const bytes = base + begin;
    const std::uint32_t digits = text::digit_mask(bytes);
    const unsigned size = text::leading_ones(digits);
    if (bytes[size] == '.' && size - 1 <= 2 &&
        (text::is_blank(bytes[size + 1]) || text::is_letter(bytes[size + 1]))) {
      number_begin_ = begin;
      number_end_ = at = begin + size + 1;
      numbers_.number(short_number(bytes, size), false);
      continue;
    }
    const PlainMove move = dialect_.scan_plain(bytes, digits);
    if (move.length == 0) break;
    at = begin + move.length;
    add_ply(begin, at, move.flags);
    move_end_ = at;
  }
  if (at > at_) at_ = last_end_ = at;
  if (record_.tape.size() > events) note_move();
}

RecordReader::Step RecordReader::read_digits() {
  const char first = text_[at_];
  const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : ' ';
  const char third = at_ + 2 < text_.size() ? text_[at_ + 2] : ' ';
  if ((is_digit(next) ? third : next) == '.' && first != '0' && read_number()) return Step::on;
  if (first <= '2' && !is_digit(next) && next != ' ' && next != 'x') {
    const std::string_view result = match_result(dialect_, text_, at_);
    if (!result.empty()) return read_result(result, at_ + result.size());
  }
  if (first == '0' && read_null_move()) return Step::on;
  const MoveToken move = dialect_.scan_move(text_, at_);
  if (move.end > at_) {
    const std::string result =
        first <= '2' ? spaced_result(text_.substr(at_, move.end - at_)) : std::string();
    if (!result.empty()) return read_result(result, move.end);
    add_move(EventKind::ply, move.end, move.flags);
    return Step::on;
  }
  if (read_number()) return Step::on;
  return read_word();
}

// A word that belongs to the move before it, apart from it: "exd6 e.p.".
bool RecordReader::read_mark() {
  if (move_end_ == 0 || skip_blanks(text_, move_end_) != at_) return false;
  for (const std::string_view mark : dialect_.marks) {
    const std::size_t end = at_ + mark.size();
    if (text_.compare(at_, mark.size(), mark) != 0 || !ends_token(text_, end)) continue;
    at_ = move_end_ = last_end_ = end;
    return true;
  }
  return false;
}

RecordReader::Step RecordReader::read_word() {
  if (read_mark()) return Step::on;
  const MoveToken move = dialect_.scan_move(text_, at_);
  if (move.end > at_) {
    add_move(EventKind::ply, move.end, move.flags);
    return Step::on;
  }
  std::size_t end = at_ + 1;
  while (end < text_.size() && !text::is_blank(text_[end]) &&
         std::string_view("{}()[];").find(text_[end]) == std::string_view::npos)
    ++end;
  add_stray(at_, end);
  return Step::on;
}

bool RecordReader::read_number() {
  std::size_t end = at_;
  std::int64_t value = 0;
  while (end < text_.size() && is_digit(text_[end])) {
    if (end - at_ < longest_number) value = value * 10 + (text_[end] - '0');
    ++end;
  }
  std::size_t dot = skip_spaces(text_, end);
  std::size_t last = 0;  // bytes of the last dot
  int dots = 0;
  for (std::size_t size = 0; (size = dots_at(text_, dot)) > 0; dot += size, ++dots) last = size;
  if (dots == 0) {
    if (!dialect_.bare_numbers || !ends_token(text_, end)) return false;
    dot = end;
  }
  number_begin_ = at_;
  number_end_ = dot;
  begin_movetext();
  numbers_.number(value, dots > 1 || last > 1);
  at_ = last_end_ = dot;
  return true;
}

// A Result tag such as "4-6" or "1+ - 1-" names the termination marker, which may look like a move.
bool RecordReader::at_odd_result() const {
  if (text_.compare(at_, odd_result_.size(), odd_result_) != 0) return false;
  const std::size_t end = at_ + odd_result_.size();
  if (end < text_.size() && !text::is_blank(text_[end])) return false;
  const bool another = !match_result(dialect_, text_, skip_blanks(text_, end)).empty();
  return !another && result_ends_record(end);
}

// A result inside a variation is text, unless the record ends with it: nothing follows, a tag pair, the first
// move number of a game.
bool RecordReader::result_ends_record(std::size_t end) const {
  std::size_t next = skip_blanks(text_, end);
  if (next >= text_.size()) return true;
  if (text_[next] == '[')
    return first_in_line(text_, next) && read_bracket(text_, next).kind == Bracket::Kind::tag;
  if (!match_result(dialect_, text_, next).empty()) return true;
  while (next < text_.size() && text_[next] == '0') ++next;
  return text_.compare(next, 2, "1.") == 0;
}

// "1 - 0", or "1-0/": the result without its blanks; empty if it is none.
std::string RecordReader::spaced_result(std::string_view written) const {
  const bool spaced = std::any_of(written.begin(), written.end(), text::is_blank);
  if (written.size() > 8 && !spaced) return {};
  std::string close;
  for (const char c : written)
    if (!text::is_blank(c)) close += c;
  return match_result(dialect_, close, 0).size() == close.size() ? close : std::string();
}

RecordReader::Step RecordReader::read_result(std::string_view result, std::size_t end) {
  if (depth_ > 0 && dialect_.zero_zero_is_null && result == "0-0") {
    add_move(EventKind::null_ply, end, 0);
    return Step::on;
  }
  if (depth_ == 0 || result_ends_record(end)) return take_result(end);
  report_form(Code::result_inside, at_, end, "a result inside a variation is kept as a comment");
  add_comment(at_, end, CommentStyle::brace);
  at_ = last_end_ = end;
  return Step::on;
}

RecordReader::Step RecordReader::take_result(std::size_t end) {
  begin_movetext();
  close_variations();
  if (end - at_ != 1 && text_.substr(at_, end - at_) != canonical_result(text_.substr(at_, end - at_)))
    report_form(Code::result_form, at_, end, "results are 1-0, 0-1, 1/2-1/2 and *");
  add(EventKind::result, at_, end);
  at_ = last_end_ = end;
  ended_ = true;
  read_after_result();
  return Step::ended;
}

bool RecordReader::read_null_move() {
  if (!in_movetext_) return false;
  for (const std::string_view null_move : dialect_.null_moves) {
    if (text_.compare(at_, null_move.size(), null_move) != 0) continue;
    const std::size_t end = at_ + null_move.size();
    if (end < text_.size() && (is_digit(text_[end]) || text_[end] == '-')) continue;
    add_move(EventKind::null_ply, end, 0);
    return true;
  }
  return false;
}

void RecordReader::read_comment() {
  const CommentExtent comment = brace_comment(text_, at_, options_.limits.record_bytes);
  if (!comment.closed) report(Code::unterminated_comment, at_, at_ + 1, "this comment is never closed");
  add_comment(at_ + 1, comment.text_end, CommentStyle::brace);
  game_seen_ = true;
  at_ = comment.end;
  last_end_ = comment.end;
  while (!comment.closed && text::is_blank(text_[last_end_ - 1]))
    --last_end_;  // of an unclosed one: its words
}

void RecordReader::read_line_comment(std::size_t sign) {
  const std::size_t end = line_end(text_, sign);
  add_comment(sign + 1, end, CommentStyle::line);
  game_seen_ = true;
  at_ = last_end_ = end;
}

// A line for other programs (PGN 6).
void RecordReader::read_escape() {
  if (dialect_.escape_is_comment) return read_line_comment(at_);
  at_ = line_end(text_, at_);
}

void RecordReader::read_open() {
  const Parenthesis found = read_parenthesis(dialect_, text_, at_);
  const std::size_t begin = at_;
  switch (found.kind) {
    case Parenthesis::Kind::glyph:
      ++at_;
      read_glyph();
      at_ = move_end_ = last_end_ = found.end;
      return;
    case Parenthesis::Kind::words:
      game_seen_ = true;
      add_comment(begin + 1, found.end - 1, CommentStyle::parenthesis);
      at_ = last_end_ = found.end;
      return;
    case Parenthesis::Kind::stray:
      report(Code::unbalanced_paren, begin, begin + 1, "( without )");
      at_ = last_end_ = found.end;
      return;
    case Parenthesis::Kind::variation:
      break;
  }
  begin_movetext();
  const bool follows_move = open_ == no_open ? main_has_move_ : (record_.tape[open_].arg & has_move) != 0;
  add(EventKind::open, begin, begin + 1, open_);
  open_ = static_cast<std::uint32_t>(record_.tape.size() - 1);
  record_.tape.back().arg = follows_move ? 0 : at_start;
  ++depth_;
  numbers_.open();
  at_ = last_end_ = begin + 1;
}

void RecordReader::read_close() {
  const std::size_t begin = at_;
  at_ = begin + 1;
  if (open_ == no_open)
    report(Code::unbalanced_paren, begin, begin + 1, ") without (");
  else
    end_variation(begin, at_);
  last_end_ = at_;
}

// Closes the innermost variation: [text_end, end) is its ")", or empty.  Of one that holds comments only they
// stay, one that replaces no move becomes a comment.
void RecordReader::end_variation(std::size_t text_end, std::size_t end) {
  const std::uint32_t index = open_;
  Event& opening = record_.tape[index];
  open_ = opening.value;
  --depth_;
  numbers_.close();
  if ((opening.arg & has_more) == 0) {
    opening.kind = EventKind::removed;
    add(EventKind::removed, text_end, end);
    return;
  }
  if ((opening.arg & at_start) != 0) {
    const std::size_t begin = opening.text.end;
    report(Code::variation_at_start, begin - 1, begin, "a variation before any move: kept as a comment");
    record_.tape.resize(index);
    add_comment(begin, text_end, CommentStyle::parenthesis);
    return;
  }
  if (open_ != no_open) record_.tape[open_].arg |= has_more;
  opening.arg = 0;
  opening.value = static_cast<std::uint32_t>(record_.tape.size());
  add(EventKind::close, text_end, end, index);
}

void RecordReader::close_variations() {
  while (open_ != no_open) {
    const Span opening = record_.tape[open_].text;
    report(Code::unbalanced_paren, opening.begin, opening.end, "( without )");
    end_variation(last_end_, last_end_);
  }
}

void RecordReader::read_nag() {
  std::size_t end = at_ + 1;
  while (end < text_.size() && is_digit(text_[end])) ++end;
  const std::int64_t value = text::parse_number(text_.substr(at_ + 1, end - at_ - 1), highest_nag);
  if (value < 0) return add_stray(at_, end, "this is no number of a glyph; kept as a comment");
  if (value > highest_standard_nag && dialect_.convention == Convention::pgn)
    report(Code::nag_range, at_, end, "glyph numbers end at $255");
  add_nag(static_cast<std::uint32_t>(value), at_, end);
  at_ = last_end_ = end;
}

void RecordReader::add_nag(std::uint32_t nag, std::size_t begin, std::size_t end) {
  begin_movetext();
  if (open_ != no_open) record_.tape[open_].arg |= has_more;
  add(EventKind::nag, begin, end, nag);
}

// "!", "?!", "*" ...: a run that is no glyph stays as a comment.
bool RecordReader::read_glyph() {
  if (!in_movetext_ || !dialect_.glyph_bytes[static_cast<unsigned char>(text_[at_])]) return false;
  std::size_t end = at_;
  while (end < text_.size() && (text_[end] == '!' || text_[end] == '?')) ++end;
  const bool run = end > at_;
  for (const Glyph& glyph : dialect_.glyphs) {
    if (run ? text_.substr(at_, end - at_) != glyph.text
            : text_.compare(at_, glyph.text.size(), glyph.text) != 0)
      continue;
    if (!run) {
      const bool glued = at_ == move_end_ && at_ > 0;
      const bool ascii = static_cast<unsigned char>(glyph.text[0]) < 0x80;
      if (ascii && !glued && !dialect_.glyphs_stand_alone) return false;
      end = at_ + glyph.text.size();
      if (text::is_letter(glyph.text[0]) && (glued || !ends_token(text_, end))) continue;
    }
    if (at_ != move_end_ || glyph.nag > last_suffix_nag)
      report_form(Code::glyph_form, at_, end, "a glyph is a suffix of its move, or a number: $1, $14");
    add_nag(glyph.nag, at_, end);
    at_ = move_end_ = last_end_ = end;
    return true;
  }
  if (!run) return false;
  begin_movetext();
  add_comment(at_, end, CommentStyle::brace);
  at_ = last_end_ = end;
  return true;
}

// /FEN "W:W31-50:B1-20"/ or /W:W31-50:B1-20/
bool RecordReader::read_setup() {
  std::size_t begin = at_ + 1;
  const std::string_view word = text_.substr(begin, 3);
  const bool named = word.size() == 3 && text::to_lower(word[0]) == 'f' && text::to_lower(word[1]) == 'e' &&
                     text::to_lower(word[2]) == 'n';
  if (named) begin += 3;
  std::size_t end = find_any<'/', '\n', '\r', '{', '}', '[', ';', '('>(text_, begin);
  const bool closed = end < text_.size() && text_[end] == '/';
  std::string_view fen = text::trim(text_.substr(begin, end - begin));
  if (!fen.empty() && fen.front() == '"') fen.remove_prefix(1);
  if (!fen.empty() && fen.back() == '"') fen.remove_suffix(1);
  fen = text::trim(fen);
  if (!named && (!closed || fen.size() < 2 || fen[1] != ':')) return false;
  if (!closed) report(Code::junk, at_, end, "a position in the movetext is written /FEN \"...\"/");
  begin_movetext();
  const auto offset = static_cast<std::size_t>(fen.data() - text_.data());
  note_move();
  add(EventKind::setup, offset, offset + fen.size());
  numbers_.restart();
  at_ = last_end_ = closed ? end + 1 : end;
  return true;
}

}  // namespace mt::pgn
