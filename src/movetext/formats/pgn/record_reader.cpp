#include "movetext/formats/pgn/record_reader.hpp"

#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <utility>

namespace mt::pgn {
namespace {

// The distance in bytes at which a second result may follow the first.
constexpr std::size_t second_result_reach = 256;

// Skips the rest of a line of blanks and its end; returns `at` if something else stands there.
std::size_t skip_rest_of_line(std::string_view text, std::size_t at) {
  const std::size_t end = skip_spaces(text, at);
  if (end >= text.size()) return end;
  if (text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n') return end + 2;
  return text::is_line_end(text[end]) ? end + 1 : end;
}

bool same_result(std::string_view a, std::string_view b) {
  const Score score = read_score(a);
  return score == read_score(b) && (score != Score::other || canonical_result(a) == canonical_result(b));
}

}  // namespace

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

// Says whether only blanks stand before `at` in its line.
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

// Chooses the shapes after the tags are read, and again if more tags follow a text without movetext.
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
  if (!odd_result_.empty() && at_odd_result()) return take_result(at_ + odd_result_.size());
  const auto first = static_cast<unsigned char>(text_[at_]);
  if (first >= '0' && first <= '9') return read_digits();
  switch (first) {
    case '[':
      return read_bracket_part();
    case '{':
      read_comment();
      read_commented_moves();
      return Step::on;
    case ';':
      read_line_comment(at_);
      return Step::on;
    case '(':
      read_open();
      return Step::on;
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
    if (depth_ == 0 || result_ends_record(at_ + 1)) return read_result("*", at_ + 1);
    if (!dialect_.star_is_forced) return skip_star();
  } else if (first == '%' && at_line_start(at_)) {  // a line for other programs (PGN 6)
    read_line_comment(at_);
    return Step::on;
  } else if (first == '}') {
    report(Code::stray_brace, at_, at_ + 1, "} without {");
    last_end_ = ++at_;
    return Step::on;
  } else if (first == '.') {
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
    const std::string_view result = match_result(grammar(), text_, at_);
    if (!result.empty() && depth_ == 0) return read_result(result, at_ + result.size());
  }
  return read_word();
}

// `limit`: the limit that the record exceeds.
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

// Reads a result right after another one, which makes no game of its own.  Between "*" and a score the score
// counts, else the first one; the other stays as a comment.
void RecordReader::read_more_results(Event& result) {
  for (bool reported = false; has_room();) {
    const std::size_t next = skip_blanks(text_, at_);
    const std::string_view second = match_result(grammar(), text_, next);
    if (second.empty() || next - at_ >= second_result_reach) break;
    const std::string_view first = record_.text(result);
    // In a list of results each one is a game.
    const bool one_of_two = (second == "*") != (first == "*");
    const bool same_line = next == skip_spaces(text_, at_);
    if (!one_of_two && !same_line && !main_has_move_ && record_.tags.empty()) break;
    const std::size_t end = next + second.size();
    if (first == "*") {
      result.text = span(next, end);
    } else if (second != "*") {
      if (!std::exchange(reported, true))
        report(Code::junk, next, end, "a second result; the first one counts");
      if (second != first) add_comment(next, end, CommentStyle::stray);
    }
    at_ = end;
  }
  last_end_ = at_;
}

// Reads "1/2-1/2 (agreed)": the parentheses after the result, up to the end of its line.
bool RecordReader::read_words_behind(std::size_t open) {
  const std::size_t close = text::find_any<')', '\n', '\r'>(text_, open);
  if (close >= text_.size() || text_[close] != ')') return false;
  report(Code::parenthesis, open, close + 1, "text in parentheses behind the result; kept as a comment");
  add_comment(open + 1, close, CommentStyle::parenthesis);
  at_ = last_end_ = close + 1;
  return true;
}

// Reads "2. Nf3 *" with "{ nice } 1-0" on the lines below: a comment between "*" and a score.
bool RecordReader::read_late_comment() {
  const std::size_t open = skip_blanks(text_, at_);
  if (open >= text_.size() || text_[open] != '{') return false;
  const CommentExtent comment = brace_comment(dialect_, text_, open, options_.limits.record_bytes);
  const std::size_t next = skip_blanks(text_, comment.end);
  const std::string_view score = match_result(grammar(), text_, next);
  if (!comment.closed || score.empty() || score == "*" || next - at_ >= second_result_reach) return false;
  at_ = open;
  read_comment();
  at_ = next;  // only the score follows it
  return true;
}

// Reads comments, glyphs and words on the line of the result, which belong to the game.  The result itself
// stays the last event.
void RecordReader::read_after_result() {
  Event result = record_.tape.back();
  record_.tape.pop_back();
  read_more_results(result);
  while (has_room()) {
    const std::size_t here = skip_spaces(text_, at_);
    const char c = here < text_.size() ? text_[here] : '\n';
    if (c == '(' && read_words_behind(here)) continue;
    if (text::is_line_end(c) && record_.text(result) == "*" && main_has_move_ && read_late_comment())
      continue;
    if (!match_result(grammar(), text_, here).empty()) {
      const std::size_t before = at_;
      read_more_results(result);
      if (at_ > before) continue;
    }
    const bool word = text::is_letter(c) && shapes_->scan(text_, here).end == here &&
                      match_result(grammar(), text_, here).empty();
    if (!word && c != '{' && c != ';' && c != '$') break;
    at_ = here;
    if (word) read_stray();
    if (c == '{') read_comment();
    if (c == ';') read_line_comment(at_);
    if (c == '$') read_nag();
  }
  if (!only_strays_follow()) at_ = skip_rest_of_line(text_, at_);
  record_.tape.push_back(result);
}

// Says whether only comments and words are left in the input; then they belong to this record, the last one.
bool RecordReader::only_strays_follow() {
  const std::size_t start = at_;
  const std::size_t last_end = last_end_;
  const std::size_t events = record_.tape.size();
  const Event last = events > 0 ? record_.tape.back() : Event{};  // words may have been added to it
  const std::size_t faults = record_.diagnostics.size();
  const std::uint32_t errors = record_.errors;
  const std::size_t reach = options_.limits.lookahead / 4;
  for (;;) {
    at_ = skip_blanks(text_, at_);
    if (at_ >= text_.size()) return true;
    const char c = text_[at_];
    if (c == '[' && text_.compare(at_, 8, "[Event \"") == 0) break;
    bool foreign = at_ - start > reach || !has_room() || text::is_digit(c) || c == '*' || c == '(' ||
                   c == '$' || c == '/' || !match_result(grammar(), text_, at_).empty() ||
                   shapes_->scan(text_, at_).end > at_ || begins_position_line();
    if (c == '[') {
      const Bracket bracket = read_bracket(text_, at_);
      foreign = foreign || bracket.kind == Bracket::Kind::tag;
      if (!foreign) read_bracket_part();
    } else if (c == '{') {
      read_comment();
    } else if (c == ';' || (c == '%' && at_line_start(at_))) {
      read_line_comment(at_);
    } else if (c == ')') {
      read_close();
    } else if (!foreign) {
      read_stray();
    }
    if (foreign) break;
  }
  at_ = start;
  last_end_ = last_end;
  record_.tape.resize(events);
  if (events > 0) record_.tape.back() = last;
  record_.diagnostics.resize(faults);
  record_.errors = errors;
  return false;
}

Found RecordReader::finish() {
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
    report(Code::empty_game, begin, std::min(line_end(text_, begin), at_), "neither moves nor a position");
  }
  return Found::record;
}

// Reports, once in a record, zero bytes and the end of file of CP/M between the tokens, which were read as
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
  report(Code::control_char, at, at + 1, "a control character: read as a blank");
}

// Says whether there are only strays: a number in a text of words ("1. a list") makes no game.
bool RecordReader::holds_only_strays() const {
  constexpr auto stray = static_cast<std::uint8_t>(CommentStyle::stray);
  return record_.tags.empty() && !record_.tape.empty() &&
         std::all_of(record_.tape.begin(), record_.tape.end(), [](const Event& event) {
           return event.kind == EventKind::comment && event.arg == stray;
         });
}

// Ends a record of which nothing can be kept, whatever was reported about its parts.  Zero bytes are a fault
// too: a file that was never filled.
Found RecordReader::finish_without_game() {
  record_.clear_content();
  const std::size_t zeros = text_.find('\0');
  std::size_t begin = skip_blanks(text_, 0);
  if (begin >= at_) begin = zeros;
  if (begin >= at_) return Found::none;
  report(Code::no_game, begin, std::min(line_end(text_, begin), at_), "no game is in this text");
  return Found::stray;
}

void RecordReader::report_result_tag(std::string message) {
  const Tag* found = record_.find_tag(TagName::result);
  const Span span = found != nullptr ? found->value : Span{};
  const bool in_source = (span.begin & Span::side_bit) == 0;
  report(Code::bad_result, in_source ? span.begin : 0, in_source ? span.end : 0, std::move(message));
}

bool RecordReader::is_usual_spelling(std::string_view result) const {
  if (!is_result(dialect_, result)) return false;
  const bool half = result.size() == 2 || (result.size() == 3 && result[1] == '/');
  return !half || dialect_.convention->half_is_draw;
}

// Says whether the sum of the points is one that records of this convention have, or that of the tag
// ResultFormat.
bool RecordReader::is_result_of_game(std::string_view result) const {
  const int points = points_in_all(result);
  if (points < 0 || read_score(result) == Score::both_lose) return true;
  const Convention& convention = *record_.convention;
  const auto& usual = convention.points_in_all;
  if (std::find(usual.begin(), usual.end(), points) != usual.end()) return true;
  return !convention.four_results && record_.find_tag(TagName::result_format) != nullptr;
}

void RecordReader::check_result(std::size_t end) {
  const std::string_view tag = roster_value(record_, RosterTag::result);
  const std::string_view marker = terminator(record_);
  if (!tag.empty() && tag == marker && odd_result_.empty()) return;
  const Score score = read_score(tag);
  if (score == Score::other)
    report_result_tag("the result \"" + std::string(tag.substr(0, 40)) + "\" is none that can be read");
  else if (canonical_result(tag) != tag && !is_usual_spelling(tag))
    report_result_tag("the result \"" + std::string(tag) + "\" is written " +
                      std::string(canonical_result(tag)));
  else if (!is_result_of_game(tag))
    report_result_tag(
        "the result \"" + std::string(tag) + "\" is none of this game" +
        (record_.convention->four_results ? "; it is written " + std::string(record_result(record_)) : ""));
  if (marker.empty() || score == Score::unknown || same_result(tag, marker)) return;
  report(Code::result_mismatch, end - std::min(end, marker.size()), end,
         "the movetext ends with " + std::string(marker) + ", the Result tag says " +
             std::string(tag.substr(0, 40)));
}

}  // namespace mt::pgn
