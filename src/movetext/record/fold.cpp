#include "movetext/record/fold.hpp"

#include "movetext/text/blank.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace mt {
namespace {

// Appends the text between two events without braces and semicolons, which delimit comments.
void append_gap(std::string_view gap, std::string& out) {
  std::copy_if(gap.begin(), gap.end(), std::back_inserter(out),
               [](char c) { return c != '{' && c != '}' && c != ';'; });
}

// Appends a comment in parentheses, as a part of another comment.
void append_comment(std::string_view text, std::string& out) {
  out += '(';
  out += text::trim(text);
  out += ')';
}

bool has_style(const Event& event, CommentStyle style) {
  return event.kind == EventKind::comment && event.arg == static_cast<std::uint8_t>(style);
}

// Returns whether the text of all these events can be copied from the source in one piece, from the first
// event to the last.
bool in_source(const Record& record, std::span<const Event> events) {
  return record.source_is_movetext && std::all_of(events.begin(), events.end(), [](const Event& event) {
           const bool aside = (event.text.begin & Span::side_bit) != 0;
           return !aside && event.kind != EventKind::setup && event.kind != EventKind::removed;
         });
}

// Appends the source of the events, including move numbers and any other text.
void append_source(const Record& record, std::span<const Event> events, std::string& out) {
  if (has_style(events.front(), CommentStyle::parenthesis)) out += '(';
  std::uint32_t at = events.front().text.begin;
  for (const Event& event : events) {
    if (event.text.begin > at) append_gap(record.source.substr(at, event.text.begin - at), out);
    if (has_style(event, CommentStyle::brace) || has_style(event, CommentStyle::line))
      append_comment(record.text(event), out);
    else
      out += record.text(event);
    at = std::max(at, event.text.end);
  }
  if (has_style(events.back(), CommentStyle::parenthesis)) out += ')';
}

void append_event(const Record& record, const Event& event, std::string& out) {
  if (event.kind == EventKind::removed) return;
  if (!out.empty()) out += ' ';
  switch (event.kind) {
    case EventKind::open:
      out += '(';
      break;
    case EventKind::close:
      out += ')';
      break;
    case EventKind::nag:
      out += '$' + std::to_string(event.value);
      break;
    case EventKind::null_ply:
      out += "--";
      break;
    case EventKind::setup:
      out += "/FEN \"" + std::string(record.text(event)) + "\"/";
      break;
    case EventKind::comment:
      append_comment(record.text(event), out);
      break;
    default:
      out += record.text(event);
  }
}

void append_events(const Record& record, std::span<const Event> events, std::string& out) {
  for (const Event& event : events) append_event(record, event, out);
}

}  // namespace

void fold_into_comment(Record& record, std::uint32_t begin, std::uint32_t end, CommentStyle style) {
  const std::span<const Event> all = std::span(record.tape).subspan(begin, end - begin);
  std::string text;
  const bool as_written = in_source(record, all);
  if (as_written)
    append_source(record, all, text);
  else
    append_events(record, all, text);
  std::string_view kept = text;
  if (style == CommentStyle::parenthesis) {  // an unclosed variation has no closing parenthesis
    const bool closed = !as_written || !record.text(all.back()).empty();
    kept.remove_prefix(1);
    if (closed) kept.remove_suffix(1);
  }
  const Span span = record.keep(text::trim(kept));
  for (Event& event : std::span(record.tape).subspan(begin, end - begin)) event.kind = EventKind::removed;
  record.tape[begin] = {EventKind::comment, static_cast<std::uint8_t>(style), 0, span, 0};
}

namespace {

// A line that has not ended yet.
struct Line {
  std::uint32_t open = 0;
  bool has_move = false;
};

// Returns the index of the result, which ends the main line, or the size of the tape.
std::uint32_t end_of_main_line(const Record& record) {
  const auto size = static_cast<std::uint32_t>(record.tape.size());
  return size > 0 && record.tape.back().kind == EventKind::result ? size - 1 : size;
}

}  // namespace

void fold_damaged_moves(Record& record) {
  std::vector<Line> lines;
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    const bool ply = event.kind == EventKind::ply;
    if (event.kind == EventKind::open) lines.push_back({i});
    if (event.kind == EventKind::close) lines.pop_back();
    if (ply && (event.flags & damaged_move) != 0) {
      if (lines.empty()) return fold_into_comment(record, i, end_of_main_line(record), CommentStyle::brace);
      const Line line = lines.back();
      const std::uint32_t close = record.tape[line.open].value;
      if (line.has_move) {
        fold_into_comment(record, i, close, CommentStyle::brace);
        i = close - 1;
      } else {
        fold_into_comment(record, line.open, close + 1, CommentStyle::parenthesis);
        lines.pop_back();
        i = close;
      }
    } else if (!lines.empty()) {
      lines.back().has_move =
          lines.back().has_move || ply || event.kind == EventKind::null_ply || event.kind == EventKind::setup;
    }
  }
}

}  // namespace mt
