// Reads the text after the result that still belongs to its record.
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/formats/pgn/written_result.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <utility>

namespace mt::pgn {
namespace {

// largest distance in bytes between the first result and a second one
constexpr std::size_t second_result_reach = 256;

// Skips the blanks up to the end of the line, and the line end. Returns `at` if other text comes first.
std::size_t skip_rest_of_line(std::string_view text, std::size_t at) {
  const std::size_t end = skip_spaces(text, at);
  if (end >= text.size()) return end;
  if (text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n') return end + 2;
  return text::is_line_end(text[end]) ? end + 1 : end;
}

// Returns the index after the blanks at `at` within the line; blanks outside ASCII count too.
std::size_t skip_in_line(std::string_view text, std::size_t at) {
  return line_end(text.substr(0, skip_blanks(text, at)), at);
}

// Returns whether the paragraph ends with the line end at `at`: an empty line, a tag pair or the end of the
// text follows.
bool ends_paragraph(std::string_view text, std::size_t at) {
  const std::size_t next = skip_spaces(text, skip_rest_of_line(text, at));
  return next >= text.size() || text::is_line_end(text[next]) || text[next] == '[';
}

// Returns whether a line end, an empty line and a tag pair follow at `at`, as after nearly all results.
bool ends_usually(std::string_view text, std::size_t at) {
  return text.compare(at, 3, "\n\n[") == 0 || text.compare(at, 5, "\r\n\r\n[") == 0;
}

// Returns whether a move number begins at `at`. It may be the first number of another game.
bool begins_number(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && text::is_digit(text[end])) ++end;
  return end > at && dots_at(text, skip_spaces(text, end)) > 0;
}

}  // namespace

// Reads a second result directly after the first one, unless it is the result of another game, which has no
// moves. If one of the two is "*" and the other is a score, the score counts; otherwise the first one counts.
// The result that does not count is kept as a comment.
void RecordReader::read_more_results(Event& result) {
  for (bool reported = false; has_room();) {
    const std::size_t next = skip_blanks(text_, at_);
    const WrittenResult found = find_written_result(grammar(), text_, next);
    if (!found || next - at_ >= second_result_reach) break;
    const std::string_view second = text_.substr(found.begin, found.end - found.begin);
    const std::string_view first = record_.text(result);
    // in a list of results, each result is a game
    const bool one_of_two = (second == "*") != (first == "*");
    const bool same_line = next == skip_spaces(text_, at_);
    if (!one_of_two && !same_line && !main_has_move_ && record_.tags.empty()) break;
    if (first == "*") {
      add_result(found);
      result = record_.tape.back();
      record_.tape.pop_back();
    } else if (second != "*") {
      if (!std::exchange(reported, true))
        report(Code::junk, next, found.after, "a second result; the first one counts");
      if (second != first) add_comment(found.begin, found.end, CommentStyle::stray);
    }
    at_ = found.after;
  }
  last_end_ = at_;
}

// Reads words in parentheses after the result, "1/2-1/2 (agreed)", if the parentheses end in the same
// paragraph.
bool RecordReader::read_words_behind(std::size_t open) {
  constexpr std::size_t longest_words = 1024;
  const std::string_view seen = text_.substr(0, open + longest_words);
  std::size_t close = open;
  do {
    close = text::find_any<')', '\n', '\r'>(seen, close + 1);
    if (close >= seen.size() || (seen[close] != ')' && ends_paragraph(text_, close))) return false;
  } while (seen[close] != ')');
  report(Code::parenthesis, open, close + 1, "text in parentheses after the result; kept as a comment");
  add_comment(open + 1, close, CommentStyle::parenthesis);
  at_ = last_end_ = close + 1;
  return true;
}

// Reads a comment that comes after the line with "*" and before a score: "2. Nf3 *", then "{ nice }", then
// "1-0".
bool RecordReader::read_late_comment() {
  const std::size_t open = skip_blanks(text_, at_);
  if (open >= text_.size() || text_[open] != '{') return false;
  const CommentExtent comment = brace_comment(dialect_, text_, open, options_.limits.record_bytes);
  const std::size_t next = skip_blanks(text_, comment.end);
  const WrittenResult score = find_written_result(grammar(), text_, next);
  if (!comment.closed || !score || text_[next] == '*' || next - at_ >= second_result_reach) return false;
  at_ = open;
  read_comment();
  at_ = next;  // only the score remains to be read
  return true;
}

// Returns whether the text at `at`, after the result, can only be words. It must not be a tag, a word in
// brackets, a move, a number or a result, and must not begin with a character that has a special meaning.
bool RecordReader::is_word_behind(std::size_t at) const {
  if (at >= text_.size() || text::is_line_end(text_[at])) return false;
  if (std::string_view("{;$*(").find(text_[at]) != std::string_view::npos) return false;
  if (text_[at] == '%' && at_line_start(at)) return false;
  const bool may_be_setup = text_[at] == '/' && at + 1 < text_.size() && text::is_letter(text_[at + 1]);
  if (may_be_setup && dialect_.setup_moves) return false;
  if (text_[at] == '[' && read_bracket(text_, at).kind != Bracket::Kind::stray) return false;
  if (begins_number(text_, at) || shapes_->scan(text_, at).end > at) return false;
  return !find_written_result(grammar(), text_, at) && !begins_position_line(at);
}

// Returns the index of words on the line of the result, or on a later line before `limit`. Returns
// text_.size() if there are none.
std::size_t RecordReader::word_behind(std::size_t limit) const {
  const std::size_t here = skip_in_line(text_, at_);
  if (is_word_behind(here)) return here;
  if (here >= text_.size() || !text::is_line_end(text_[here])) return text_.size();
  const std::size_t below = skip_blanks(text_, here);
  const bool is_text = below < std::min(limit, text_.size()) && text_[below] != '[' && text_[below] != '%';
  return is_text && is_word_behind(below) ? below : text_.size();
}

// Returns whether the last event is a comment of stray words, and nothing has been read after it.
bool RecordReader::follows_stray() const {
  if (record_.tape.empty()) return false;
  const Event& last = record_.tape.back();
  return last.kind == EventKind::comment && last.arg == static_cast<std::uint8_t>(CommentStyle::stray) &&
         last.text.end == last_end_;
}

// Reads one comment, glyph, word or further result after the result. Returns false if there is none. Words
// are read only before `limit`.
bool RecordReader::read_part_behind(Event& result, std::size_t limit) {
  const std::size_t here = skip_in_line(text_, at_);
  const char c = here < text_.size() ? text_[here] : '\n';
  if (c == '(' && read_words_behind(here)) return true;
  if (text::is_line_end(c) && record_.text(result) == "*" && main_has_move_ && read_late_comment())
    return true;
  if (find_written_result(grammar(), text_, follows_stray() ? skip_blanks(text_, here) : here)) {
    const std::size_t before = at_;
    read_more_results(result);
    if (at_ > before) return true;
  }
  if (c == '{' || c == ';' || c == '$') {
    at_ = here;
    if (c == '{') read_comment();
    if (c == ';') read_line_comment(at_);
    if (c == '$') read_nag();
    return true;
  }
  const std::size_t word = word_behind(limit);
  if (word == text_.size()) return false;
  at_ = word;
  if (text_[at_] == ')' || text_[at_] == '}')
    step();
  else
    read_stray();
  return true;
}

// Reads the text that comes after the result and belongs to the game. The result remains the last event.
void RecordReader::read_after_result() {
  Event result = record_.tape.back();
  record_.tape.pop_back();
  read_more_results(result);
  if (!ends_usually(text_, at_) || record_.text(result) == "*") {
    const std::size_t limit = at_ + options_.limits.lookahead / 4;
    while (has_room() && read_part_behind(result, limit)) {
    }
  }
  if (!only_strays_follow()) at_ = skip_rest_of_line(text_, at_);
  record_.tape.push_back(result);
}

// Returns whether the rest of the input has only comments and words. If so, they belong to this record,
// because it is the last one.
bool RecordReader::only_strays_follow() {
  const std::size_t start = at_;
  const std::size_t last_end = last_end_;
  const std::size_t events = record_.tape.size();
  // a copy, because words may have been appended to the event
  const Event last = events > 0 ? record_.tape.back() : Event{};
  const std::size_t faults = record_.diagnostics.size();
  const std::uint32_t errors = record_.errors;
  const std::size_t reach = options_.limits.lookahead / 4;
  for (;;) {
    at_ = skip_blanks(text_, at_);
    if (at_ >= text_.size()) return true;
    const char c = text_[at_];
    if (c == '[' && text_.compare(at_, 8, "[Event \"") == 0) break;
    const WrittenResult result = find_written_result(grammar(), text_, at_);
    bool foreign = at_ - start > reach || !has_room() || text::is_digit(c) || c == '*' || c == '(' ||
                   c == '$' || c == '/' || result || shapes_->scan(text_, at_).end > at_ ||
                   begins_position_line(at_);
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

}  // namespace mt::pgn
