// Reads the annotations of moves: comments, variations, glyphs, positions.
#include "movetext/formats/pgn/command_comment.hpp"
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/formats/pgn/swallowed_moves.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <utility>

namespace mt::pgn {
namespace {

using text::is_digit;

// the standard ends at $255, but some programs use larger numbers
constexpr std::int64_t highest_nag = 999'999'999;
constexpr std::uint32_t last_suffix_nag = 6;  // "?!"

}  // namespace

void RecordReader::add(EventKind kind, std::size_t begin, std::size_t end, std::uint32_t value) {
  record_.tape.push_back({.kind = kind, .text = span(begin, end), .value = value});
}

void RecordReader::add_comment(std::size_t begin, std::size_t end, CommentStyle style) {
  record_.tape.push_back(
      {.kind = EventKind::comment, .arg = static_cast<std::uint8_t>(style), .text = span(begin, end)});
}

// Reads a comment that contains only commands; most records with clock times have such comments. Returns
// false for any other comment.
bool RecordReader::read_command_comment() {
  if (text_.size() - at_ < command_comment_look || options_.limits.record_bytes < command_comment_look)
    return false;
  const std::size_t end = end_of_command_comment(text_.data(), at_);
  if (end == 0) return false;
  record_.tape.push_back(
      {.kind = EventKind::comment, .flags = written_as_is, .text = span(at_ + 1, end - 1)});
  game_seen_ = true;
  at_ = last_end_ = end;
  return true;
}

void RecordReader::read_comment() {
  if (read_command_comment()) return;
  const CommentExtent comment = brace_comment(dialect_, text_, at_, options_.limits.record_bytes);
  if (!comment.closed) report(Code::unterminated_comment, at_, at_ + 1, "this comment is never closed");
  if (comment.closed && comment.inner > 0) report_inner_brace(at_ + 1, comment.inner);
  add_comment(at_ + 1, comment.text_end, CommentStyle::brace);
  game_seen_ = true;
  at_ = comment.end;
  last_end_ = comment.end;
  while (!comment.closed && text::is_blank(text_[last_end_ - 1]))
    --last_end_;  // a comment without its "}" ends before the blanks at its end
}

// Reports the "{" at `brace`, which is inside the comment that begins at `begin`. Probably a "}" is missing
// before the "{". If so, moves before the "{" have become part of the comment.
void RecordReader::report_inner_brace(std::size_t begin, std::size_t brace) {
  const std::string_view moves = find_moves_at_end(grammar(), text_.substr(begin, brace - begin));
  report(Code::brace_in_comment, brace, brace + 1,
         moves.empty() ? "a { inside a comment: a } may be missing before it"
                       : "a { inside a comment: a } may be missing before " + text::excerpt(moves) +
                             ", so that these moves are in the comment");
}

// Reports words in parentheses, once for each record.
void RecordReader::report_words(std::size_t begin, std::size_t end) {
  if (std::exchange(words_told_, true)) return;
  report(Code::parenthesis, begin, end, "text in parentheses that is not a variation; kept as a comment");
}

void RecordReader::read_open() {
  const Parenthesis found = read_parenthesis(grammar(), text_, at_);
  const std::size_t begin = at_;
  switch (found.kind) {
    case Parenthesis::Kind::glyph:
      ++at_;
      read_glyph();
      at_ = move_end_ = last_end_ = found.end;
      return;
    case Parenthesis::Kind::null:
      return read_null_words(found.end);
    case Parenthesis::Kind::words:
      game_seen_ = true;
      report_words(begin, found.end);
      add_comment(begin + 1, found.end - 1, CommentStyle::parenthesis);
      at_ = last_end_ = found.end;
      return;
    case Parenthesis::Kind::stray:
      report(Code::unbalanced_paren, begin, begin + 1, "( without a matching )");
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

// Reads "(null)", which some programs write if a result or a text is missing. It is kept as a comment.
void RecordReader::read_null_words(std::size_t end) {
  const bool ends = depth_ == 0 && result_ends_record(end);
  report(ends ? Code::bad_result : Code::parenthesis, at_, end,
         ends ? "(null) is not a result; kept as a comment" : "(null) is not a variation; kept as a comment");
  add_comment(at_, end, CommentStyle::stray);
  game_seen_ = true;
  ended_ = ended_ || ends;
  at_ = last_end_ = end;
}

// Reports a ")" without a "(". This is only a warning, because such a ")" has no effect. (A "(" without a ")"
// is an error.)
void RecordReader::report_stray_close(std::size_t at) {
  record_.report(Code::unbalanced_paren, severity(Code::stray_brace, options_.policy),
                 static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 1),
                 ") without a matching (");
}

void RecordReader::read_close() {
  const std::size_t begin = at_;
  at_ = begin + 1;
  if (open_ == no_open)
    report_stray_close(begin);
  else
    end_variation(begin, at_);
  last_end_ = at_;
}

// Closes the innermost variation; [text_end, end) is its ")", or an empty range. If the variation contains
// only comments, the comments are kept and the variation is removed. If the variation is before the first
// move of its line, it becomes a comment.
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
    report(Code::variation_at_start, begin - 1, begin,
           "a variation before any move; it is kept as a comment");
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
    // the rest of the text has been read as part of this variation
    const Span opening = record_.tape[open_].text;
    report(Code::unbalanced_paren, opening.begin, opening.end, "( without a matching )");
    end_variation(last_end_, last_end_);
  }
}

void RecordReader::read_nag() {
  std::size_t end = at_ + 1;
  while (end < text_.size() && is_digit(text_[end])) ++end;
  const std::int64_t value = text::parse_number(text_.substr(at_ + 1, end - at_ - 1), highest_nag);
  if (value < 0) return add_stray(at_, end, "not a glyph number; kept as a comment");
  if (const std::int64_t highest = dialect_.convention->highest_nag; value > highest)
    report(Code::nag_range, at_, end, "a glyph number must be at most $" + std::to_string(highest));
  add_nag(static_cast<std::uint32_t>(value), at_, end);
  at_ = last_end_ = end;
}

void RecordReader::add_nag(std::uint32_t nag, std::size_t begin, std::size_t end) {
  begin_movetext();
  // $0 does not count, as it has no meaning
  if (open_ != no_open && nag != 0) record_.tape[open_].arg |= has_more;
  add(EventKind::nag, begin, end, nag);
}

// Reads a move with a blank inside it, "N bd7". In this move, "N" is a piece and cannot mark a novelty; in "N
// c6", "N" could mark a novelty.
bool RecordReader::read_parted_move(std::size_t letter_end) {
  const std::size_t next = skip_spaces(text_, letter_end);
  const std::size_t end = shapes_->scan(text_, next).end;
  if (end == next || text_[at_] != 'N') return false;
  const std::string_view rest = text_.substr(next, end - next);
  const std::string joined = 'N' + std::string(rest);
  if (shapes_->scan(joined, 0).end != joined.size()) return false;
  if (rest.size() == 2) {
    report(Code::junk, at_, end,
           "N is read as the glyph of a novelty; with the next word it would be the move " + joined);
    return false;
  }
  report(Code::junk, at_, end, "a blank inside a move; read as " + joined);
  add_move(EventKind::ply, end, 0);
  return true;
}

// Returns whether the sign from at_ to `end` is a separate glyph. If a move is expected, it is not a glyph,
// but part of a damaged move.
bool RecordReader::is_lone_glyph(std::size_t end) const {
  return dialect_.lone_glyphs.find(text_[at_]) != std::string_view::npos && ends_token(text_, end) &&
         !numbers_.waits_for_move();
}

// Reads a glyph: "!", "?!", "*" and others. A group of "!" and "?" that is not a glyph becomes a comment.
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
      end = at_ + glyph.text.size();
      if (ascii && !glued && !dialect_.glyphs_stand_alone && !is_lone_glyph(end)) return false;
      // In "4. Ba4 N" the N marks a novelty. After a number, it is part of a damaged move.
      const bool stands_for_move = glued || numbers_.waits_for_move();
      if (text::is_letter(glyph.text[0]) && (stands_for_move || !ends_token(text_, end))) continue;
      if (text::is_letter(glyph.text[0]) && read_parted_move(end)) return true;
    }
    if (at_ != move_end_ || glyph.nag > last_suffix_nag)
      report_form(Code::glyph_form, at_, end,
                  "a glyph must be a suffix of its move, or a number such as $14");
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

// Reads a position in the movetext: /FEN "W:W31-50:B1-20"/ or /W:W31-50:B1-20/
bool RecordReader::read_setup() {
  std::size_t begin = at_ + 1;
  const std::string_view word = text_.substr(begin, 3);
  const bool named = word.size() == 3 && text::to_lower(word[0]) == 'f' && text::to_lower(word[1]) == 'e' &&
                     text::to_lower(word[2]) == 'n';
  if (named) begin += 3;
  std::size_t end = text::find_any<'/', '\n', '\r', '{', '}', '[', ';', '('>(text_, begin);
  const bool closed = end < text_.size() && text_[end] == '/';
  std::string_view fen = text::trim(text_.substr(begin, end - begin));
  if (!fen.empty() && fen.front() == '"') fen.remove_prefix(1);
  if (!fen.empty() && fen.back() == '"') fen.remove_suffix(1);
  fen = text::trim(fen);
  if (!named && (!closed || fen.size() < 2 || fen[1] != ':')) return false;
  if (!closed) report(Code::junk, at_, end, "a position in the movetext must be written as /FEN \"...\"/");
  begin_movetext();
  const auto offset = static_cast<std::size_t>(fen.data() - text_.data());
  note_move();
  add(EventKind::setup, offset, offset + fen.size());
  numbers_.restart();
  at_ = last_end_ = closed ? end + 1 : end;
  return true;
}

}  // namespace mt::pgn
