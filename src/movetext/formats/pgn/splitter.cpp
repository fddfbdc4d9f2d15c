#include "movetext/formats/pgn/splitter.hpp"

#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

// the longest word that is recognised as the last move or result of a game
constexpr std::size_t longest_move = 16;

}  // namespace

// Returns whether the word that ends at `end` is a move or a result. `floor`: start of the plain movetext
// before it.
bool Splitter::ends_game(std::string_view buffer, std::size_t end, std::size_t floor) const {
  std::size_t begin = end;
  while (begin > floor && !text::is_blank(buffer[begin - 1])) {
    if (end - begin > longest_move) return false;
    --begin;
  }
  // the word may continue to the left of the known text
  if (begin == end || (begin == floor && begin > 0)) return false;
  const std::size_t result = match_result(grammar_, buffer.substr(0, end), begin).size();
  if (result > 0) return result == end - begin;
  return grammar_.shapes.scan(buffer.substr(0, end), begin).end == end;
}

// Returns whether the tag pair at `bracket`, which starts a line, also starts a record. It does if a move or
// a result comes before it, perhaps with a comment on the same line.
bool Splitter::is_border(std::string_view buffer, std::size_t bracket) const {
  std::size_t end = bracket;
  while (end > state_.part_end && text::is_blank(buffer[end - 1])) --end;
  if (end > state_.part_end) return ends_game(buffer, end, state_.part_end);
  if (!state_.part_is_comment) return false;
  end = state_.part_begin;
  while (end > state_.before_part && (buffer[end - 1] == ' ' || buffer[end - 1] == '\t')) --end;
  return end > state_.before_part && ends_game(buffer, end, state_.before_part);
}

void Splitter::step_over(std::size_t begin, std::size_t end, bool comment) {
  state_ = {end, begin, end, state_.part_end, comment};
}

// Skips the tag pairs on the lines directly below a tag pair. No game begins at them, so the stream cannot be
// cut there.
void Splitter::step_over_tags(std::string_view buffer) {
  Bracket tag;
  while (buffer.size() - state_.scanned > 1 && buffer[state_.scanned] == '\n' &&
         buffer[state_.scanned + 1] == '[' && read_usual_tag(buffer, state_.scanned + 1, tag))
    step_over(state_.scanned + 1, tag.end, false);
}

// Returns whether the tag pair at `tag`, which starts a line, is outside all comments that begin before it.
// If it is inside a comment, the first brace after `tag` is the "}" that closes that comment. This does not
// hold if comments may be nested, or if a comment may be cut by the size limit of a record.
bool Splitter::is_outside_comments(std::string_view buffer, std::size_t tag) const {
  const std::size_t next = text::find_any<'{', '}'>(buffer, tag);
  if (next < buffer.size() && buffer[next] == '{') return true;
  const std::string_view before = buffer.substr(0, tag);
  for (std::size_t open = before.find('{', state_.scanned); open < tag;) {
    const std::size_t close = before.find('}', open);
    if (close > tag) return false;
    open = before.find('{', close);
  }
  return true;
}

// Returns the first tag pair after `from` that every scan reaches, wherever the scan starts. Returns the size
// of the buffer if the first candidate is not such a tag pair. The line of the tag pair must end in the
// buffer; therefore more data cannot change how the text before the tag pair is read.
std::size_t Splitter::find_restart(std::string_view buffer, std::size_t from) const {
  // at the end of a buffer, a parenthesis may depend on this many bytes
  constexpr std::size_t undecided = 64;
  for (std::size_t at = from; at < buffer.size(); ++at) {
    at = text::find_any<'['>(buffer, at);
    if (buffer.size() - at <= undecided) break;
    if (!text::is_line_end(buffer[at - 1]) || !begins_tag(buffer, at)) continue;
    const bool decided = line_end(buffer, at) < buffer.size();
    return decided && is_outside_comments(buffer, at) ? at : buffer.size();
  }
  return buffer.size();
}

// Scans the end of the buffer for the last border. The scan starts at a tag pair that every scan reaches.
// Therefore it finds the same borders as a scan of the whole buffer.
void Splitter::scan_end(std::string_view buffer) {
  const State start = state_;
  if (grammar_.dialect.nested_comments || buffer.size() > limits_.record_bytes) return scan(buffer);
  for (LastWindows windows(start.scanned, buffer.size(), window_); windows.next();) {
    const std::size_t restart = find_restart(buffer, windows.begin());
    if (restart == buffer.size()) continue;
    state_ = State::at(restart);
    scan(buffer);
    if (best_ > 0) return;
    state_ = start;
  }
  scan(buffer);
}

void Splitter::scan(std::string_view buffer) {
  for (;;) {
    const std::size_t at = text::find_any<'{', '[', ';', '(', '%'>(buffer, state_.scanned);
    state_.scanned = at;
    if (at >= buffer.size()) return;
    switch (buffer[at]) {
      case '[': {
        const Bracket bracket = read_bracket(buffer, at);
        if (!bracket.decided) return;
        if (begins_line(buffer, at) && is_border(buffer, at) && begins_tag(buffer, at)) best_ = at;
        step_over(at, bracket.end, false);
        step_over_tags(buffer);
        break;
      }
      case '{': {
        const CommentExtent comment = brace_comment(grammar_.dialect, buffer, at, limits_.record_bytes);
        if (!comment.decided) return;
        step_over(at, comment.end, comment.closed);
        break;
      }
      case '(': {
        const Parenthesis parenthesis = read_parenthesis(grammar_, buffer, at);
        if (!parenthesis.decided) return;
        if (parenthesis.end > at + 1)
          step_over(at, parenthesis.end, false);
        else
          state_.scanned = at + 1;
        break;
      }
      default: {  // ";", or "%" at the start of a line
        if (buffer[at] == '%' && !begins_line(buffer, at)) {
          state_.scanned = at + 1;
          break;
        }
        const std::size_t end = line_end(buffer, at);
        if (end >= buffer.size()) return;
        step_over(at, end, false);
      }
    }
  }
}

Cut Splitter::give(std::size_t size, bool oversized) {
  const auto shift = [&](std::size_t& at) { at = at > size ? at - size : 0; };
  shift(state_.scanned);
  shift(state_.part_begin);
  shift(state_.part_end);
  shift(state_.before_part);
  state_.part_is_comment = state_.part_is_comment && state_.part_begin > 0;
  best_ = 0;
  return {size, oversized};
}

Cut Splitter::cut(std::string_view buffer, bool last) {
  if (inside_oversized_) return pass_through(buffer, last);
  if (last && buffer.size() <= most_needed()) return give(buffer.size(), false);
  scan_end(buffer);
  if (best_ > 0) return give(best_, false);
  return buffer.size() < most_needed() ? Cut{} : cut_by_reading(buffer);
}

// Reads records as long as later bytes cannot change where they end, and cuts after the last of these
// records.
Cut Splitter::cut_by_reading(std::string_view buffer) {
  const std::size_t sure = buffer.size() - limits_.record_bytes - limits_.lookahead;
  ReadOptions options;
  options.limits = limits_;
  std::size_t end = 0;
  for (std::size_t at = 0; at < sure;) {
    const Reading reading = read_record(buffer, at, grammar_, record_, options);
    if (reading.found == Found::oversized && reading.end == buffer.size()) {
      if (end > 0) break;
      inside_oversized_ = true;
      return pass_lines(buffer);
    }
    at = reading.end;
    if (at > sure && end > 0) break;
    if (text::is_line_end(buffer[at - 1]) || at > sure) end = at;
  }
  state_ = State::at(end);
  record_.clear();  // this frees the memory of a large record
  return give(end, false);
}

// Passes on an oversized record up to the line where the next record starts.
Cut Splitter::pass_through(std::string_view buffer, bool last) {
  const std::size_t border = find_border(buffer, 0, tag_before_);
  if (border == buffer.size() && !last) return pass_lines(buffer);
  inside_oversized_ = false;
  return border == 0 ? cut(buffer, last) : give(border, true);
}

// Passes on an oversized record. Its last line is not passed on if it is incomplete, because the next record
// may start there.
Cut Splitter::pass_lines(std::string_view buffer) {
  constexpr std::size_t longest_tag_name = 4096;
  std::size_t end = buffer.size();
  while (end > 0 && !text::is_line_end(buffer[end - 1])) --end;
  if (buffer.size() - end > longest_tag_name) end = buffer.size();
  const std::string_view before = text::trim(buffer.substr(0, end));
  if (!before.empty()) tag_before_ = before.back() == ']';
  return give(end, true);
}

}  // namespace mt::pgn
