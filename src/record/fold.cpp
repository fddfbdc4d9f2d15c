#include "movetext/record/fold.hpp"

#include <algorithm>
#include <string>

namespace mt {
namespace {

bool in_source(const Event& event) {
  return (event.text.begin & Span::side_bit) == 0;
}

bool has_style(const Event& event, CommentStyle style) {
  return event.kind == EventKind::comment && event.arg == static_cast<std::uint8_t>(style);
}
bool closes_with_sign(const Event& event) {
  return has_style(event, CommentStyle::brace) || has_style(event, CommentStyle::parenthesis);
}
bool opens_with_sign(const Event& event) {
  return closes_with_sign(event) || has_style(event, CommentStyle::line);
}

// The text between two events of the source, blanks at its ends left out; false if they are not both in the
// source.
bool source_span(const Record& record, std::uint32_t begin, std::uint32_t end, bool inside, Span& span) {
  const Event& first = record.tape[begin];
  const Event& last = record.tape[end - 1];
  if (!in_source(first) || !in_source(last)) return false;
  span = inside ? Span{first.text.end, last.text.begin} : Span{first.text.begin, last.text.end};
  // The signs around a comment's text belong to what is kept.
  if (!inside && opens_with_sign(first) && span.begin > 0) --span.begin;
  if (!inside && closes_with_sign(last) && span.end < record.source.size()) ++span.end;
  if (span.begin > span.end) return false;
  const auto blank = [&](std::uint32_t at) { return static_cast<unsigned char>(record.source[at]) <= ' '; };
  while (span.begin < span.end && blank(span.begin)) ++span.begin;
  while (span.begin < span.end && blank(span.end - 1)) --span.end;
  return true;
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
    default:
      out += record.text(event);
  }
}

Span joined(Record& record, std::uint32_t begin, std::uint32_t end, bool inside) {
  std::string text;
  for (std::uint32_t i = begin + (inside ? 1 : 0); i < end - (inside ? 1 : 0); ++i)
    append_event(record, record.tape[i], text);
  return record.keep(text);
}

}  // namespace

void fold_into_comment(Record& record, std::uint32_t begin, std::uint32_t end, CommentStyle style) {
  const bool inside = style == CommentStyle::parenthesis;
  Span span;
  if (!source_span(record, begin, end, inside, span)) span = joined(record, begin, end, inside);
  std::for_each(record.tape.begin() + begin, record.tape.begin() + end,
                [](Event& event) { event.kind = EventKind::removed; });
  record.tape[begin] = {EventKind::comment, static_cast<std::uint8_t>(style), 0, span, 0};
}

}  // namespace mt
