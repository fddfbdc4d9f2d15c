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

void RecordReader::report_number() {
  report(Code::move_number, number_begin_, number_end_,
         "the move number does not follow from the one before");
}

// Notes that the present line has a move: variations may follow.
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
  if ((flags & damaged_move) != 0) numbers_.restart();  // it may have been one too many
  record_.tape.back().kind = kind;
  at_ = move_end_ = last_end_ = end;
}

// Makes one comment of runs of words with only blanks between them.
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

RecordReader::Step RecordReader::read_digits() {
  const char first = text_[at_];
  const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : ' ';
  const char third = at_ + 2 < text_.size() ? text_[at_ + 2] : ' ';
  if ((is_digit(next) ? third : next) == '.' && first != '0') {
    const std::size_t end = shapes_->may_begin_as_number ? shapes_->scan(text_, at_).end : at_;
    if (end > at_) return add_move(EventKind::ply, end, 0), Step::on;
    if (read_number()) return Step::on;
  }
  if (first <= '2' && !is_digit(next) && next != ' ' && next != 'x') {
    const std::string_view result = match_result(grammar(), text_, at_);
    if (!result.empty()) return read_result(result, at_ + result.size());
  }
  if (first <= '2' && next == ' ' && third == '-') {  // "1 - 0"
    const std::string_view written = text_.substr(at_, 5);
    const bool result = ends_token(text_, at_ + 5) && !spaced_result(written).empty();
    if (result && dialect_.spaced_results) return read_result(written, at_ + 5);
  }
  if (first == '0' && read_null_move()) return Step::on;
  const MoveToken move = shapes_->scan(text_, at_);
  if (move.end > at_) {
    const std::string result =
        first <= '2' ? spaced_result(text_.substr(at_, move.end - at_)) : std::string();
    if (!result.empty()) return read_result(result, move.end);
    add_scanned(move);
    return Step::on;
  }
  if (read_number()) return Step::on;
  return read_word();
}

// Adds a move that the shapes have found.  With a letter of another alphabet glued to it, it is none.
void RecordReader::add_scanned(MoveToken move) {
  const auto byte = [&](std::size_t at) {
    return at < text_.size() ? static_cast<unsigned char>(text_[at]) : 0;
  };
  if (byte(move.end) < 0x80 && byte(move.end + 1) < 0x80)
    return add_move(EventKind::ply, move.end, move.flags);
  const bool has_sign = byte(move.end) == '-' || byte(move.end) == ':' || byte(move.end) == 'x';
  const char32_t next = text::read_scalar(text_, move.end + (has_sign ? 1 : 0)).value;
  constexpr char32_t delta = 0x0394;  // "with the idea"
  if (next == delta || !text::is_foreign_letter(next)) return add_move(EventKind::ply, move.end, move.flags);
  add_move(EventKind::ply, word_end(text_, at_), damaged_move);
}

// Reads a word that belongs to the move before it, but stands apart: "exd6 e.p.".
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

// Returns whether a word that begins like a glyph or a pass is a move, or was one.
bool RecordReader::begins_move_of_signs() const {
  if (shapes_->first_signs.find(text_[at_]) == std::string_view::npos || at_ == move_end_) return false;
  if (shapes_->scan(text_, at_).end > at_) return true;
  if (null_move_end() > at_) return false;
  const std::string_view word = text_.substr(at_, word_end(text_, at_) - at_);
  return in_movetext_ && likeness_to_move(*shapes_, word) == Likeness::strong;
}

RecordReader::Step RecordReader::read_word() {
  if (!in_movetext_ && record_.tags.empty() && begins_position_line()) return read_position_line();
  if (read_mark()) return Step::on;
  const MoveToken move = shapes_->scan(text_, at_);
  if (move.end > at_) {
    add_scanned(move);
    return Step::on;
  }
  const std::size_t end = word_end(text_, at_);
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

// Returns whether the word that ends at `end` was meant as a move: it is passed on as one and refused by the
// replay.
bool RecordReader::stands_for_move(std::size_t end) const {
  if (!in_movetext_ && record_.tags.empty()) return false;
  const Likeness likeness = likeness_to_move(*shapes_, text_.substr(at_, end - at_));
  // "2. N", "2. x": where a move is due, a single sign is the rest of it.
  if (end - at_ == 1 && numbers_.waits_for_move()) return !stands_in_prose(end);
  if (likeness == Likeness::none) return false;
  if (likeness == Likeness::strong && in_movetext_) return true;
  if (numbers_.waits_for_move()) return !stands_in_prose(end);
  if (likeness == Likeness::faint) return false;
  const bool follows_words = !record_.tape.empty() && last_end_ > 0 &&
                             record_.tape.back().kind == EventKind::comment &&
                             record_.tape.back().arg == static_cast<std::uint8_t>(CommentStyle::stray) &&
                             record_.tape.back().text.end == last_end_;
  return !follows_words && !stands_in_prose(end);
}

// Returns whether words that are no moves follow at `from`.
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

// Returns whether a number without dots is a move number: only in its proper place and before a move; "4" may
// be the rest of "b4".
bool RecordReader::is_bare_number(std::int64_t value, std::size_t end) const {
  if (!ends_token(text_, end) || !numbers_.can_follow(value)) return false;
  std::size_t next = skip_blanks(text_, end);
  if (next < text_.size() && text_[next] == ')') next = skip_blanks(text_, next + 1);  // "2) Nf3"
  for (int comments = 0; comments < 4 && next < text_.size() && text_[next] == '{'; ++comments)
    next = skip_blanks(text_, brace_comment(dialect_, text_, next, options_.limits.record_bytes).end);
  if (next >= text_.size() || !match_result(grammar(), text_, next).empty()) return false;
  return dots_at(text_, next) > 0 || shapes_->scan(text_, next).end > next;
}

// Returns whether the number is "0.30", "1.5": a dot followed by digits that are no move.  In the place of a
// move number "1.4" may be the rest of "1.d4".
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
  std::size_t last = 0;  // bytes of the last dot
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

// Returns whether a Result tag such as "4-6" or "1+ - 1-" names the termination marker, which may look like a
// move.
bool RecordReader::at_odd_result() const {
  if (text_.compare(at_, odd_result_.size(), odd_result_) != 0) return false;
  const std::size_t end = at_ + odd_result_.size();
  if (end < text_.size() && !text::is_blank(text_[end])) return false;
  const bool another = !match_result(grammar(), text_, skip_blanks(text_, end)).empty();
  return !another && result_ends_record(end);
}

// Returns whether that marker could be taken for a move or a number, so that it has to be looked for before
// each of them: "4-6" is one in draughts, a score of Othello never is.
bool RecordReader::odd_result_looks_like_move() const {
  return odd_result_.find('.') != std::string::npos || shapes_->scan(odd_result_, 0).end > 0;
}

// Returns whether a result ends the record.  Inside a variation it is text, unless the record ends with it:
// nothing follows, a tag pair, or the first move number of a game.
bool RecordReader::result_ends_record(std::size_t end) const {
  std::size_t next = skip_blanks(text_, end);
  if (next >= text_.size()) return true;
  if (text_[next] == '[')
    return first_in_line(text_, next) && read_bracket(text_, next).kind == Bracket::Kind::tag;
  if (!match_result(grammar(), text_, next).empty()) return true;
  while (next < text_.size() && text_[next] == '0') ++next;
  return text_.compare(next, 2, "1.") == 0;
}

// Returns whether the movetext continues after a result: a move follows on its line, or a number other than 1
// there or on the next.  In a text without numbers another game may start there.
bool RecordReader::game_goes_on(std::size_t end) const {
  if (!numbers_.any() && !numbers_.waits_for_move()) return false;
  std::size_t next = skip_spaces(text_, end);
  const bool same_line = next < text_.size() && !text::is_line_end(text_[next]);
  if (!same_line) {
    if (text_.compare(next, 2, "\r\n") == 0) ++next;
    next = skip_spaces(text_, next + 1);
  }
  if (next >= text_.size() || text::is_line_end(text_[next])) return false;
  if (is_digit(text_[next])) {
    std::size_t number = next;
    while (number < text_.size() && is_digit(text_[number])) ++number;
    if (dots_at(text_, number) > 0) {
      while (text_[next] == '0') ++next;
      return number - next != 1 || text_[next] != '1';
    }
  }
  return same_line && match_result(grammar(), text_, next).empty() && shapes_->scan(text_, next).end > next;
}

// Returns whether a score stands where a move is due, with the result after it: "4. O-1 *".
bool RecordReader::takes_place_of_move(std::string_view result, std::size_t end) const {
  return result != "*" && numbers_.waits_for_move() &&
         !match_result(grammar(), text_, skip_spaces(text_, end)).empty();
}

// Refuses a result in the middle of a game: it is a damaged move where it can be one, else a comment.
RecordReader::Step RecordReader::refuse_result(std::size_t end) {
  const std::string_view result = text_.substr(at_, end - at_);
  if (result != "*" && (numbers_.waits_for_move() || likeness_to_move(*shapes_, result) != Likeness::none)) {
    add_move(EventKind::ply, end, damaged_move);
  } else {
    add_stray(at_, end, "a result in the middle of the game; kept as a comment");
  }
  return Step::on;
}

// Returns the result of "1 - 0", or "1-0/", without its blanks; empty if it is none.
std::string RecordReader::spaced_result(std::string_view written) const {
  const bool spaced = std::any_of(written.begin(), written.end(), text::is_blank);
  if (written.size() > 8 && !spaced) return {};
  std::string close;
  for (const char c : written)
    if (!text::is_blank(c)) close += c;
  return is_result(dialect_, close) ? close : std::string();
}

RecordReader::Step RecordReader::read_result(std::string_view result, std::size_t end) {
  if (depth_ > 0 && dialect_.zero_zero_is_null && result == "0-0") {
    add_move(EventKind::null_ply, end, 0);
    return Step::on;
  }
  if (depth_ == 0 && (game_goes_on(end) || takes_place_of_move(result, end))) return refuse_result(end);
  if (depth_ == 0 || result_ends_record(end)) return take_result(end);
  report_form(Code::result_inside, at_, end, "a result inside a variation is kept as a comment");
  add_comment(at_, end, CommentStyle::brace);
  at_ = last_end_ = end;
  return Step::on;
}

// Skips a "*" that ends a variation: it means nothing.
RecordReader::Step RecordReader::skip_star() {
  report_form(Code::result_inside, at_, at_ + 1, "a variation has no result");
  last_end_ = ++at_;
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

// Returns the end of the word for a pass that stands at `at_`; `at_`: none does.
std::size_t RecordReader::null_move_end() const {
  const auto ends = [&](std::string_view word, std::size_t end) {
    if (text::is_letter(word.back()) && !ends_token(text_, end)) return false;  // "passive"
    return end >= text_.size() || (!is_digit(text_[end]) && text_[end] != '-');
  };
  for (const std::string_view word : dialect_.null_moves)
    if (text_.compare(at_, word.size(), word) == 0 && ends(word, at_ + word.size())) return at_ + word.size();
  for (const std::string_view word : shapes_->passes) {
    const std::size_t end = at_ + word.size();
    if (text::to_lower(text_[at_]) != word.front()) continue;  // most words are moves
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
