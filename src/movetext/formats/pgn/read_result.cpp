// Reads results: those that end a record, and those in the middle of a game.
#include "movetext/formats/pgn/likeness.hpp"
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/formats/pgn/written_result.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/dash.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::pgn {

using text::is_digit;

// Returns whether the current word is the unusual result in the tag Result, such as "4-6" or "1+ - 1-". Such
// a result may look like a move.
bool RecordReader::at_odd_result() const {
  if (text_.compare(at_, odd_result_.size(), odd_result_) != 0) return false;
  const std::size_t end = at_ + odd_result_.size();
  if (end < text_.size() && !text::is_blank(text_[end])) return false;
  const WrittenResult another = find_written_result(grammar(), text_, skip_blanks(text_, end));
  return !another && result_ends_record(end);
}

// Returns whether the unusual result could be read as a move or a number. If so, it must be recognised before
// moves and numbers. "4-6" is a move in draughts; in Othello a score is never a move.
bool RecordReader::odd_result_looks_like_move() const {
  return odd_result_.find('.') != std::string::npos || shapes_->scan(odd_result_, 0).end > 0;
}

// Returns whether a result that ends at `end` ends the record. In a variation, a result is only text, unless
// the record ends after it: the text ends, or a tag pair or the first move number of a game follows.
bool RecordReader::result_ends_record(std::size_t end) const {
  std::size_t next = skip_blanks(text_, end);
  if (next >= text_.size()) return true;
  if (text_[next] == '[')
    return first_in_line(text_, next) && read_bracket(text_, next).kind == Bracket::Kind::tag;
  if (find_written_result(grammar(), text_, next)) return true;
  while (next < text_.size() && text_[next] == '0') ++next;
  return text_.compare(next, 2, "1.") == 0;
}

// Returns whether the movetext continues after a result that ends at `end`: a move follows on the same line,
// or a number other than 1 follows on the same line or the next. Returns false for movetext without move
// numbers, because the text may then be another game.
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
  return same_line && !find_written_result(grammar(), text_, next) && shapes_->scan(text_, next).end > next;
}

// Returns whether `result` is a score that was written where a move is expected, with the real result after
// it: "4. O-1 *".
bool RecordReader::takes_place_of_move(const WrittenResult& result) const {
  return text_[result.begin] != '*' && numbers_.waits_for_move() &&
         find_written_result(grammar(), text_, skip_spaces(text_, result.after));
}

// Skips a "*" at the end of a variation; it has no meaning there.
RecordReader::Step RecordReader::skip_star() {
  report_form(Code::result_inside, at_, at_ + 1, "a variation must not have a result");
  last_end_ = ++at_;
  return Step::on;
}

// Handles a result in the middle of a game. It becomes a damaged move if it may have been intended as a move,
// or else a comment.
RecordReader::Step RecordReader::refuse_result(const WrittenResult& result) {
  const std::string_view written = text_.substr(at_, result.after - at_);
  if (written != "*" &&
      (numbers_.waits_for_move() || likeness_to_move(*shapes_, written) != Likeness::none)) {
    add_move(EventKind::ply, result.after, damaged_move);
  } else {
    add_stray(at_, result.after, "a result in the middle of the game; kept as a comment");
  }
  return Step::on;
}

RecordReader::Step RecordReader::read_result(const WrittenResult& result) {
  if (depth_ > 0 && dialect_.zero_zero_is_null && without_blanks(text_, result) == "0-0") {
    add_move(EventKind::null_ply, result.after, 0);
    return Step::on;
  }
  if (depth_ == 0 && (game_goes_on(result.after) || takes_place_of_move(result)))
    return refuse_result(result);
  if (depth_ == 0 || result_ends_record(result.after)) return take_result(result);
  report_form(Code::result_inside, at_, result.after, "a result inside a variation is kept as a comment");
  add_comment(at_, result.after, CommentStyle::brace);
  at_ = last_end_ = result.after;
  return Step::on;
}

RecordReader::Step RecordReader::take_result(const WrittenResult& result) {
  begin_movetext();
  close_variations();
  const std::string_view written = text_.substr(at_, result.after - at_);
  if (written != "*" && written != canonical_result(written))
    report_form(Code::result_form, at_, result.after, "a result must be 1-0, 0-1, 1/2-1/2 or *");
  add_result(result);
  at_ = last_end_ = result.after;
  ended_ = true;
  read_after_result();
  return Step::ended;
}

// Adds the result as written. Its blanks are removed if it would otherwise have another meaning.
void RecordReader::add_result(const WrittenResult& result) {
  add(EventKind::result, result.begin, result.end);
  if (!result.apart) return;
  const std::string close = without_blanks(text_, result);
  if (canonical_result(record_.text(record_.tape.back())) != canonical_result(close))
    record_.tape.back().text = record_.keep(close);
}

// Reads a result in parentheses at the end of a game: "(1-0)".
bool RecordReader::read_bracketed_result() {
  const bool may_end = main_has_move_ || !record_.tags.empty();
  if (depth_ > 0 || !may_end || numbers_.waits_for_move()) return false;
  const WrittenResult result = find_bracketed_result(grammar(), text_, at_);
  if (!result || find_written_result(grammar(), text_, skip_blanks(text_, result.after))) return false;
  if (!result_ends_record(result.after) && !only_words_follow(result.after)) return false;
  take_result(result);
  return true;
}

// Returns whether only words follow from `at` to the end of the record.
bool RecordReader::only_words_follow(std::size_t at) const {
  constexpr int most = 64;
  for (int words = 0; words < most; ++words) {
    const std::size_t next = skip_blanks(text_, at);
    if (next > at && result_ends_record(at)) return true;
    if (std::string_view("{}()[];$*%").find(text_[next]) != std::string_view::npos) return false;
    if (is_digit(text_[next]) || shapes_->scan(text_, next).end > next) return false;
    at = word_end(text_, next);
    if (at >= text_.size()) return true;
  }
  return false;
}

// Reads a score such as "33-31" or "33 : 31" as the result, in games whose results are scores.
bool RecordReader::read_score_of_game(const WrittenResult& score) {
  const std::string_view written = text_.substr(score.begin, score.end - score.begin);
  if (!shapes_->scores_are_results) return false;
  std::string usual;
  for (std::size_t at = 0; at < written.size();) {
    const std::size_t dash = written[at] == ':' ? 1 : text::dash_size(written, at);
    if (is_digit(written[at]) || dash > 0)
      usual += dash > 0 ? '-' : written[at];
    else if (!text::is_blank(written[at]))
      return false;
    at += std::max<std::size_t>(dash, 1);
  }
  begin_movetext();
  close_variations();
  add(EventKind::result, score.begin, score.end);
  if (usual != written) {
    report_form(Code::result_form, score.begin, score.end, "the score must be written as " + usual);
    record_.tape.back().text = record_.keep(usual);
  }
  at_ = last_end_ = score.after;
  ended_ = true;
  read_after_result();
  return true;
}

// Reads a score such as "1 1/2 - 1/2". It ends the record as a result does, but it is not a result and is
// kept as a comment.
bool RecordReader::read_foreign_score() {
  if (depth_ > 0 || !in_movetext_) return false;
  const WrittenResult score = find_foreign_score(grammar(), text_, at_);
  if (!score || !result_ends_record(score.after) ||
      find_written_result(grammar(), text_, skip_blanks(text_, score.after)))
    return false;
  if (read_score_of_game(score)) return true;
  close_variations();
  report(
      Code::bad_result, at_, score.end,
      std::string(text_.substr(at_, score.end - at_)) + " is not read as a result; it is kept as a comment");
  add_comment(at_, score.end, CommentStyle::stray);
  ended_ = true;
  at_ = last_end_ = score.after;
  return true;
}

// Reads a move to which the result of the game is glued: "Nf31-0".
bool RecordReader::read_glued_result(std::size_t end) {
  if (depth_ > 0) return false;
  const GluedResult glued = find_glued_result(grammar(), text_, at_, end);
  if (glued.move_size == 0 || !result_ends_record(glued.result.after)) return false;
  const std::size_t move_end = at_ + glued.move_size;
  add_move(EventKind::ply, move_end, shapes_->scan(text_.substr(0, move_end), at_).flags);
  return true;
}

// Removes the comment of stray words at `index` on the tape, and its diagnostic.
void RecordReader::forget_stray(std::size_t index) {
  const std::uint32_t begin = record_.tape[index].text.begin;
  record_.tape.erase(record_.tape.begin() + static_cast<std::ptrdiff_t>(index));
  std::erase_if(record_.diagnostics, [&](const Diagnostic& fault) {
    const bool of_word = fault.code == Code::junk && fault.begin == begin;
    if (of_word && fault.severity == Severity::error) --record_.errors;
    return of_word;
  });
}

// If no result follows the last move, splits its word into a move and a result, if possible: "32-281-0".
void RecordReader::divide_last_move() {
  if (ended_ || depth_ > 0) return;
  std::vector<Event>& tape = record_.tape;
  std::size_t last = tape.size();
  while (last > 0 && tape[last - 1].kind == EventKind::comment) --last;
  if (last == 0 || tape[last - 1].kind != EventKind::ply) return;
  Event& move = tape[last - 1];
  const std::size_t begin = move.text.begin;
  // In "32-281/2-1/2" and "32-281 - 0", a part of the result was read as a separate word after the move.
  const bool parted = last < tape.size() &&
                      tape[last].arg == static_cast<std::uint8_t>(CommentStyle::stray) &&
                      skip_spaces(text_, move.text.end) == tape[last].text.begin;
  const std::size_t end = parted && tape[last].text.begin == move.text.end
                              ? std::min<std::size_t>(word_end(text_, begin), tape[last].text.end)
                              : move.text.end;
  const GluedResult glued = find_glued_result(grammar(), text_, begin, end);
  const WrittenResult& result = glued.result;
  if (glued.move_size == 0) return;
  if (parted ? result.after != tape[last].text.end : result.after != end) return;
  if (parted) forget_stray(last);
  move.text.end = static_cast<std::uint32_t>(begin + glued.move_size);
  move.arg = 0;
  move.flags = shapes_->scan(text_.substr(0, move.text.end), begin).flags;
  report_form(Code::result_form, result.begin, result.end,
              "a blank is missing between the last move and the result");
  add_result(result);
  ended_ = true;
}

}  // namespace mt::pgn
