#include "movetext/formats/pgn/likeness.hpp"
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

using text::is_digit;

constexpr std::size_t longest_number = 9;  // digits

bool only_blanks(std::string_view text) {
  return std::all_of(text.begin(), text.end(), text::is_blank);
}

}  // namespace

void RecordReader::begin_movetext() {
  in_movetext_ = true;
  game_seen_ = true;
}

// Reports a number that contradicts the previous moves. Returns the flags of the move that follows the
// number.
std::uint16_t RecordReader::report_number() {
  if (numbers_.is_new_fault())
    report(Code::move_number, number_begin_, number_end_,
           "the move number does not continue the previous numbers");
  else if (record_.find_tag(TagName::fen) != nullptr && numbers_.begins_game())
    return 0;  // a game from a position may begin with any number
  if (numbers_.missing() < 1) return 0;
  return numbers_.missing() == 1 ? number_skips : numbers_skip;
}

// Returns whether the number 1 at `at`, after numbered moves, begins another game, which has no tags. An
// empty line must come before the number; comments and words may come between that line and the number.
bool RecordReader::begins_another_game(std::size_t at) const {
  constexpr std::int64_t second_move = 4;  // as a half-move: 2 * 2
  if (depth_ > 0 || !numbers_.any() || numbers_.waits_for_move()) return false;
  if (!is_number_of_first_move(at)) return false;
  if (follows_empty_line(text_, at)) return line_start_ || line_end(text_, 0) < at;
  if (numbers_.next_half_move() < second_move) return false;
  return first_comment_apart() < record_.tape.size();
}

// Returns whether the digits at `at` are the number of a first move: "1.", "01." or "1 e4", but not "1...".
bool RecordReader::is_number_of_first_move(std::size_t at) const {
  std::size_t next = at;
  while (next < text_.size() && text_[next] == '0') ++next;
  if (text_.compare(next, 1, "1") != 0) return false;
  ++next;
  if (text_.compare(next, 1, ".") == 0) return text_.compare(next, 2, "..") != 0;
  if (next >= text_.size() || !text::is_blank(text_[next]) || find_written_result(grammar(), text_, at))
    return false;
  const std::size_t move = skip_blanks(text_, next);
  return shapes_->scan(text_, move).end > move;
}

// Returns the index of the first comment after an empty line, among the comments at the end of the tape.
// Returns the size of the tape if there is none.
std::size_t RecordReader::first_comment_apart() const {
  std::size_t found = record_.tape.size();
  for (std::size_t i = found; i > 0 && record_.tape[i - 1].kind == EventKind::comment; --i) {
    const Event& comment = record_.tape[i - 1];
    if ((comment.text.begin & Span::side_bit) != 0) break;
    const bool stray = comment.arg == static_cast<std::uint8_t>(CommentStyle::stray);
    if (follows_empty_line(text_, comment.text.begin - (stray ? 0 : 1))) found = i - 1;
  }
  return found;
}

// Ends the record before the number of the next game. Comments before that number that belong to the next
// game are removed from this record.
RecordReader::Step RecordReader::end_before_next_game() {
  const std::size_t comment = follows_empty_line(text_, at_) ? record_.tape.size() : first_comment_apart();
  if (comment == record_.tape.size()) return Step::ended;
  const Event& first = record_.tape[comment];
  const bool stray = first.arg == static_cast<std::uint8_t>(CommentStyle::stray);
  at_ = first.text.begin - (stray ? 0 : 1);
  last_end_ = move_end_;
  record_.tape.resize(comment);
  while (!record_.diagnostics.empty() && record_.diagnostics.back().begin >= at_) {
    if (record_.diagnostics.back().severity == Severity::error) --record_.errors;
    record_.diagnostics.pop_back();
  }
  return Step::ended;
}

// Notes that the current line has a move, which a variation may replace.
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
  record_.move_flags |= flags;
  if ((flags & damaged_move) != 0) numbers_.restart();  // the number of a damaged move may be wrong, too
  record_.tape.back().kind = kind;
  at_ = move_end_ = last_end_ = end;
}

// Adds words as a comment. If only blanks separate them from the words of the previous comment, both become
// one comment.
void RecordReader::add_stray(std::size_t begin, std::size_t end, std::string_view fault, Code code) {
  const auto style = static_cast<std::uint8_t>(CommentStyle::stray);
  Event* last = record_.tape.empty() ? nullptr : &record_.tape.back();
  const bool joins = last != nullptr && last->kind == EventKind::comment && last->arg == style &&
                     last->text.end == last_end_ && only_blanks(text_.substr(last_end_, begin - last_end_));
  if (joins) {
    last->text.end = static_cast<std::uint32_t>(end);
  } else {
    report(code, begin, end, std::string(fault));
    add_comment(begin, end, CommentStyle::stray);
  }
  at_ = last_end_ = end;
}

RecordReader::Step RecordReader::read_digits() {
  const char first = text_[at_];
  const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : ' ';
  const char third = at_ + 2 < text_.size() ? text_[at_ + 2] : ' ';
  const bool may_be_one =
      first == '1' ? next == '.' || text::is_blank(next) : first == '0' && (next == '0' || next == '1');
  if (may_be_one && begins_another_game(at_)) return end_before_next_game();
  if ((is_digit(next) ? third : next) == '.' && first != '0') {
    const std::size_t end = shapes_->may_begin_as_number ? shapes_->scan(text_, at_).end : at_;
    if (end > at_) return add_move(EventKind::ply, end, 0), Step::on;
    if (read_number()) return Step::on;
  }
  if (first <= '2' && !is_digit(next) && next != 'x') {
    const WrittenResult result = find_written_result(grammar(), text_, at_);
    if (result) return read_result(result);
  }
  if (first == '0' && read_null_move()) return Step::on;
  const MoveToken move = shapes_->scan(text_, at_);
  if (move.end > at_) {
    add_scanned(move);
    return Step::on;
  }
  if (read_foreign_score()) return Step::ended;
  if (read_number()) return Step::on;
  return read_word();
}

// Adds a move that the shapes have found. If a letter of another alphabet is glued to its end, it is a
// damaged move.
void RecordReader::add_scanned(MoveToken move) {
  const auto byte = [&](std::size_t at) {
    return at < text_.size() ? static_cast<unsigned char>(text_[at]) : 0;
  };
  if (byte(move.end) < 0x80 && byte(move.end + 1) < 0x80) {
    const bool goes_on =
        byte(move.end) == '-' && text::is_letter(static_cast<char>(byte(move.end + 1))) && move.end - at_ > 1;
    return goes_on ? add_move(EventKind::ply, word_end(text_, at_), damaged_move)  // "a3-z4"
                   : add_move(EventKind::ply, move.end, move.flags);
  }
  const bool has_sign = byte(move.end) == '-' || byte(move.end) == ':' || byte(move.end) == 'x';
  const char32_t next = text::read_scalar(text_, move.end + (has_sign ? 1 : 0)).value;
  constexpr char32_t delta = 0x0394;  // means "with the idea"
  if (next == delta || !text::is_foreign_letter(next)) return add_move(EventKind::ply, move.end, move.flags);
  add_move(EventKind::ply, word_end(text_, at_), damaged_move);
}

// Reads a separate word that is part of the previous move, "e.p." in "exd6 e.p.".
bool RecordReader::read_mark() {
  if (move_end_ == 0 || skip_blanks(text_, move_end_) != at_) return false;
  for (const std::string_view mark : shapes_->marks) {
    const std::size_t end = at_ + mark.size();
    if (text_.compare(at_, mark.size(), mark) != 0 || !ends_token(text_, end)) continue;
    at_ = move_end_ = last_end_ = end;
    return true;
  }
  return false;
}

// Returns whether a word that begins like a glyph or a pass is a move, perhaps a damaged one.
bool RecordReader::begins_move_of_signs() const {
  if (shapes_->first_signs.find(text_[at_]) == std::string_view::npos || at_ == move_end_) return false;
  if (shapes_->scan(text_, at_).end > at_) return true;
  if (null_move_end() > at_) return false;
  const std::string_view word = text_.substr(at_, word_end(text_, at_) - at_);
  return in_movetext_ && likeness_to_move(*shapes_, word) == Likeness::strong;
}

RecordReader::Step RecordReader::read_word() {
  if (!in_movetext_ && record_.tags.empty() && begins_position_line(at_)) return read_position_line();
  if (!in_movetext_ && record_.find_tag(TagName::fen) == nullptr) {
    if (const std::size_t moves = moves_of_position_line(at_)) {
      read_position_of_record(moves);
      return Step::on;
    }
  }
  if (!in_movetext_ && opens_line(at_) && read_unopened_tag()) return Step::on;
  if (read_mark()) return Step::on;
  const MoveToken move = shapes_->scan(text_, at_);
  if (move.end > at_) {
    add_scanned(move);
    return Step::on;
  }
  const std::size_t end = word_end(text_, at_);
  if (read_glued_result(end)) return Step::on;
  if (stands_for_move(end))
    add_move(EventKind::ply, end, damaged_move);
  else
    read_stray();
  return Step::on;
}

void RecordReader::read_stray() {
  std::size_t end = at_ + 1;
  while (end < text_.size() && !text::is_blank(text_[end]) &&
         std::string_view("{}()[];").find(text_[end]) == std::string_view::npos)
    ++end;
  add_stray(at_, end);
}

namespace {

// Returns whether a character outside ASCII belongs to ordinary text: letters, digits and punctuation do.
// Damaged bytes do not, nor do arrows, mathematical signs and other symbols that evaluate moves.
constexpr bool is_of_text(char32_t c) {
  constexpr char32_t damaged = 0xFFFD;
  const bool is_drawing = (c >= 0x2190 && c < 0x2460) || (c >= 0x2500 && c < 0x2C00);
  return c >= 0x80 && c != damaged && !is_drawing;
}

// Returns whether the word has a character outside ASCII that belongs to ordinary text.
bool holds_foreign_text(std::string_view word) {
  for (std::size_t at = 0; at < word.size();) {
    const text::Scalar scalar = text::read_scalar(word, at);
    if (is_of_text(scalar.value) && !text::is_wide_blank(scalar.value) && !text::is_invisible(scalar.value))
      return true;
    at += scalar.size;
  }
  return false;
}

}  // namespace

// Returns whether the word that ends at `end` was intended as a move. Such a word is stored as a move, and
// the replay refuses it.
bool RecordReader::stands_for_move(std::size_t end) const {
  if (!in_movetext_ && record_.tags.empty()) return false;
  const Likeness likeness = likeness_to_move(*shapes_, text_.substr(at_, end - at_));
  // In "2. N" and "2. x" a move is expected, so a single sign is part of a damaged move.
  if (end - at_ == 1 && numbers_.waits_for_move()) return !stands_in_prose(end);
  if (numbers_.waits_for_move() && holds_foreign_text(text_.substr(at_, end - at_))) return true;
  if (likeness == Likeness::none) return false;
  if (likeness == Likeness::strong && in_movetext_) return true;
  if (numbers_.waits_for_move()) return !stands_in_prose(end);
  if (likeness == Likeness::faint) return false;
  return !(last_end_ > 0 && follows_stray()) && !stands_in_prose(end);
}

// Returns whether the text at `from` continues with words that are not moves.
bool RecordReader::stands_in_prose(std::size_t from) const {
  constexpr int most_words = 8;
  for (int words = 0; words < most_words; ++words) {
    const std::size_t at = skip_blanks(text_, from);
    if (at >= text_.size() || !is_visible(text_[at]) || is_digit(text_[at])) return false;
    if (std::string_view("{}()[];$*.!?%/").find(text_[at]) != std::string_view::npos) return false;
    if (shapes_->scan(text_, at).end > at || !match_result(grammar(), text_, at).empty()) return false;
    from = word_end(text_, at);
    if (likeness_to_move(*shapes_, text_.substr(at, from - at)) <= Likeness::faint) return true;
  }
  return false;
}

// Returns whether a number without dots is a move number. It must be the next number, and a move must follow
// it; otherwise, for example, "4" may be part of "b4".
bool RecordReader::is_bare_number(std::int64_t value, std::size_t end) const {
  if (!ends_token(text_, end) || !numbers_.can_follow(value)) return false;
  std::size_t next = skip_blanks(text_, end);
  // the number may be written "2) Nf3"
  if (next < text_.size() && text_[next] == ')') next = skip_blanks(text_, next + 1);
  for (int comments = 0; comments < 4 && next < text_.size() && text_[next] == '{'; ++comments)
    next = skip_blanks(text_, brace_comment(dialect_, text_, next, options_.limits.record_bytes).end);
  if (next >= text_.size() || !match_result(grammar(), text_, next).empty()) return false;
  return dots_at(text_, next) > 0 || shapes_->scan(text_, next).end > next;
}

// Returns whether the number is a decimal such as "0.30" or "1.5": digits follow its dot, and they are not a
// move. Where a move number is expected, "1.4" does not count as a decimal, since it may be a damaged "1.d4".
bool RecordReader::is_decimal(std::int64_t value, std::size_t point, std::size_t fraction) const {
  if (fraction != point + 1 || text_[point] != '.' || fraction >= text_.size() || !is_digit(text_[fraction]))
    return false;
  return (value == 0 || !numbers_.can_follow(value)) && shapes_->scan(text_, fraction).end == fraction;
}

bool RecordReader::read_number() {
  std::size_t end = at_;
  std::int64_t value = 0;
  while (end < text_.size() && is_digit(text_[end])) {
    if (end - at_ < longest_number) value = value * 10 + (text_[end] - '0');
    ++end;
  }
  std::size_t dot = skip_spaces(text_, end);
  std::size_t last = 0;  // size of the last dot
  int dots = 0;
  for (std::size_t size = 0; (size = dots_at(text_, dot)) > 0; dot += size, ++dots) last = size;
  if (dots == 0) {
    if (!is_bare_number(value, end)) return false;
    dot = end;
  } else if (is_decimal(value, end, dot)) {
    return false;
  }
  number_begin_ = at_;
  number_end_ = dot;
  begin_movetext();
  numbers_.number(value, dots > 1 || last > 1);
  at_ = last_end_ = dot;
  return true;
}

// Returns the end of the pass at `at_`, or `at_` if there is none.
std::size_t RecordReader::null_move_end() const {
  const auto ends = [&](std::string_view word, std::size_t end) {
    if (text::is_letter(word.back()) && !ends_token(text_, end)) return false;  // "passive"
    return end >= text_.size() || (!is_digit(text_[end]) && text_[end] != '-');
  };
  for (const std::string_view word : dialect_.null_moves)
    if (text_.compare(at_, word.size(), word) == 0 && ends(word, at_ + word.size())) return at_ + word.size();
  for (const std::string_view word : shapes_->passes) {
    const std::size_t end = at_ + word.size();
    if (text::to_lower(text_[at_]) != word.front()) continue;  // most words are moves and are excluded here
    if (!text::same_in_any_case(text_.substr(at_, word.size()), word)) continue;
    if (ends(word, end) || shapes_->scan(text_, end).end > end) return end;  // "PAd6"
  }
  return at_;
}

bool RecordReader::read_null_move() {
  if (!in_movetext_) return false;
  const std::size_t end = null_move_end();
  if (end == at_) return false;
  add_move(EventKind::null_ply, end, 0);
  return true;
}

}  // namespace mt::pgn
