#include "movetext/formats/pgn/record_reader.hpp"

#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <utility>

namespace mt::pgn {
RecordReader::RecordReader(std::string_view text, bool line_start, Grammar grammar,
                           const ReadOptions& options, Record& record)
    : text_(text),
      dialect_(grammar.dialect),
      shapes_(&grammar.shapes),
      options_(options),
      record_(record),
      line_start_(line_start) {
  numbers_.clear();
}

void RecordReader::report(Code code, std::size_t begin, std::size_t end, std::string message) {
  record_.report(code, severity(code, options_.policy), static_cast<std::uint32_t>(begin),
                 static_cast<std::uint32_t>(end), std::move(message));
}

bool RecordReader::at_line_start(std::size_t at) const {
  return begins_line(text_, at) && (line_start_ || line_end(text_, 0) < at);
}

void RecordReader::report_form(Code code, std::size_t begin, std::size_t end, std::string_view message) {
  if (options_.policy == Policy::strict) report(code, begin, end, std::string(message));
}

// Returns whether only blanks come before `at` on its line.
bool RecordReader::opens_line(std::size_t at) const {
  return first_in_line(text_, at) && (line_start_ || line_end(text_, 0) < at);
}

void RecordReader::skip_mark() {
  std::size_t at = 0;
  while (at < text_.size() && text::is_blank(text_[at])) ++at;
  if (text_.compare(at, 3, "\uFEFF") != 0) return;
  report(Code::bom, at, at + 3, "byte order mark skipped");
  at_ = at + 3;
}

// Chooses the shapes when the tags have been read. Chooses again if more tags come before the movetext.
void RecordReader::choose_shapes() {
  if (options_.shapes.choose == nullptr || chosen_after_ == record_.tags.size()) return;
  const std::size_t next = skip_blanks(text_, at_);
  if (next < text_.size() && text_[next] == '[') return;
  chosen_after_ = record_.tags.size();
  shapes_ = &options_.shapes.choose(options_.shapes.context, record_);
}

Found RecordReader::run() {
  skip_mark();
  const std::size_t limit = skip_blanks(text_, at_) + options_.limits.record_bytes;
  for (;;) {
    if (in_movetext_) {
      read_plain_moves();
    } else {
      at_ = skip_blanks(text_, at_);
      read_plain_tags(limit);
      if (skip_refused(limit)) return Found::refused;
      choose_shapes();
    }
    at_ = skip_blanks(text_, at_);
    if (at_ > limit) return give_up(std::to_string(options_.limits.record_bytes >> 20) + " MiB");
    if (record_.tags.size() > options_.limits.tags)
      return give_up(std::to_string(options_.limits.tags) + " tags");
    if (at_ >= text_.size()) break;
    if (!has_room())
      return give_up(std::to_string(options_.limits.events) + " moves, comments, glyphs and parentheses");
    if (step() == Step::ended) break;
  }
  return finish();
}

RecordReader::Step RecordReader::step() {
  if (!odd_result_.empty() && at_odd_result()) {
    const std::size_t end = at_ + odd_result_.size();
    return take_result({at_, end, end});
  }
  const auto first = static_cast<unsigned char>(text_[at_]);
  if (first >= '0' && first <= '9') return read_digits();
  switch (first) {
    case '[':
      return in_movetext_ && may_hold_result(text_, at_) && read_bracketed_result() ? Step::ended
                                                                                    : read_bracket_part();
    case '{':
      read_comment();
      read_commented_moves();
      return Step::on;
    case ';':
      read_line_comment(at_);
      return Step::on;
    case '(':
      if (may_hold_result(text_, at_) && read_bracketed_result()) return Step::ended;
      read_open();
      return ended_ ? Step::ended : Step::on;
    case ')':
      read_close();
      read_commented_moves();
      return Step::on;
    case '$':
      read_nag();
      return Step::on;
    default:
      return read_other(first);
  }
}

RecordReader::Step RecordReader::read_other(unsigned char first) {
  if (first == '*' && !(dialect_.star_is_forced && at_ == move_end_ && at_ > 0)) {
    if (depth_ == 0 || result_ends_record(at_ + 1)) return read_result({at_, at_ + 1, at_ + 1});
    if (!dialect_.star_is_forced) return skip_star();
  } else if (first == '%' && at_line_start(at_)) {  // the line is for other programs (PGN 6)
    read_line_comment(at_);
    return Step::on;
  } else if (first == '}') {
    report(Code::stray_brace, at_, at_ + 1, "} without a matching {");
    last_end_ = ++at_;
    return Step::on;
  } else if (first == '.' && !find_written_result(grammar(), text_, at_)) {
    const std::size_t end = std::min(text_.find_first_not_of('.', at_), text_.size());
    if (end - at_ > 1) numbers_.ellipsis();
    last_end_ = at_ = end;
    return Step::on;
  } else if (first == '/' && dialect_.setup_moves && read_setup()) {
    return Step::on;
  }
  if (!shapes_->first_signs.empty() && begins_move_of_signs()) return read_word();
  if (read_glyph() || read_null_move()) return Step::on;
  if (first >= 0x80 || first == 'O') {
    if (text_.compare(at_, 3, "\u2026") == 0) {
      numbers_.ellipsis();
      last_end_ = at_ += 3;
      return Step::on;
    }
  }
  if (depth_ == 0 && may_begin_written_result(text_[at_])) {
    const WrittenResult result = find_written_result(grammar(), text_, at_);
    if (result) return read_result(result);
    if (first == 0xC2 && read_foreign_score()) return Step::ended;  // "\u00BD-0"
  }
  return read_word();
}

// `limit`: a phrase that names the limit that was exceeded.
Found RecordReader::give_up(const std::string& limit) {
  const std::string_view before = text::trim(text_.substr(0, at_));
  const std::size_t end = find_border(text_, at_, !before.empty() && before.back() == ']');
  const std::size_t size = end - std::min(skip_blanks(text_, 0), end);
  record_.clear_content();
  at_ = end;
  report(Code::record_too_large, 0, 0,
         "a record of " + std::to_string(size) + " bytes has more than " + limit +
             "; it is passed through unread");
  return Found::oversized;
}

Found RecordReader::finish() {
  divide_last_move();
  if (!game_seen_ || holds_only_strays()) return finish_without_game();
  if (!ended_) {
    close_variations();
    report(Code::no_terminator, last_end_, last_end_, "no result at the end of the movetext");
  }
  check_tags();
  check_controls();
  check_result(last_end_);
  const Tag* fen = record_.find_tag(TagName::fen);
  bool empty = fen == nullptr || record_.text(fen->value).empty();
  for_each_main_line(record_, [&](const Event&) { return empty = false; });
  if (empty) {
    const std::size_t begin = skip_blanks(text_, 0);
    report(Code::empty_game, begin, std::min(line_end(text_, begin), at_),
           "the record has no moves and no position");
  }
  return Found::record;
}

// Reports zero bytes and the CP/M end-of-file sign between tokens, once for each record. They were read as
// blanks.
void RecordReader::check_controls() {
  const std::string_view read = text_.substr(0, at_);
  std::size_t end = read.find('\x1A');
  if (end != std::string_view::npos && skip_blanks(read, end) == read.size()) end = read.size();
  const std::size_t at = std::min(read.find('\0'), end);
  if (at >= read.size()) return;
  const auto holds = [&](const Event& event) {
    return event.kind == EventKind::comment && event.text.begin <= at && at < event.text.end;
  };
  if (std::any_of(record_.tape.begin(), record_.tape.end(), holds)) return;
  report(Code::control_char, at, at + 1, "a control character; it is read as a blank");
}

// Returns whether the record has nothing but words. A number among words ("1. a list") does not make a game.
bool RecordReader::holds_only_strays() const {
  constexpr auto stray = static_cast<std::uint8_t>(CommentStyle::stray);
  return record_.tags.empty() && !record_.tape.empty() &&
         std::all_of(record_.tape.begin(), record_.tape.end(), [](const Event& event) {
           return event.kind == EventKind::comment && event.arg == stray;
         });
}

// Ends a record that has no game; diagnostics about its parts are dropped. A text that has only zero bytes
// and blanks is reported too: the file was never filled with data.
Found RecordReader::finish_without_game() {
  record_.clear_content();
  const std::size_t zeros = text_.find('\0');
  std::size_t begin = skip_blanks(text_, 0);
  if (begin >= at_) begin = zeros;
  if (begin >= at_) return Found::none;
  report(Code::no_game, begin, std::min(line_end(text_, begin), at_), "this text does not contain a game");
  return Found::stray;
}

}  // namespace mt::pgn
