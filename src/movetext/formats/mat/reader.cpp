#include "movetext/formats/mat/reader.hpp"

#include "movetext/formats/mat/lines.hpp"
#include "movetext/formats/mat/match_reader.hpp"
#include "movetext/record/text_editor.hpp"
#include "movetext/record/text_reading.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::mat {

namespace {

bool has_wide_blank(std::string_view text) {
  for (std::size_t at = text::find_non_ascii(text, 0); at < text.size();
       at = text::find_non_ascii(text, at + 1))
    if (text::wide_blank_size(text, at) > 0) return true;
  return false;
}

// Returns a copy of the record's text. Blanks outside ASCII become spaces, and other invisible characters are
// removed; comments are unchanged.
EditedText with_plain_blanks(const Record& record) {
  TextEditor editor(record);
  const std::string_view text = record.source;
  for (std::size_t at = 0; at < text.size();) {
    const Line line = line_at(text, at);
    at = line.next;
    // A byte order mark at the start of a line is not removed, because it shows that another file begins.
    std::size_t next = text::find_non_ascii(text.substr(0, line.end), text::skip_mark(text, line.begin));
    if (next == line.end || classify(text, line).kind == LineKind::comment) continue;
    while (next < line.end) {
      const std::size_t size = text::wide_blank_size(text, next);
      const std::size_t behind = next + size;
      const bool is_blank = size > 0 && text::is_wide_blank(text::read_scalar(text, next).value);
      const bool parts_words = next > line.begin && behind < line.end && !text::is_blank(text[next - 1]) &&
                               !text::is_blank(text[behind]);
      if (size > 0) editor.put(next, size, is_blank || parts_words ? " " : "");
      next = text::find_non_ascii(text.substr(0, line.end), next + std::max<std::size_t>(size, 1));
    }
  }
  return editor.finish();
}

}  // namespace

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  const Reading reading = read_text_at<MatchReader>(chunk, begin, conventions::match, record, options);
  if (reading.found != Found::record || record.source_is_ascii || !has_wide_blank(record.source))
    return reading;
  EditedText copy = with_plain_blanks(record);
  if (copy.shifts.empty()) return reading;
  const std::vector<Diagnostic> before = std::move(record.diagnostics);
  take_copy(std::move(copy), record);
  read_text<MatchReader>(record.decoded, conventions::match, record, options);
  for (const Diagnostic& one : before)
    if (one.code == Code::encoding) record.diagnostics.insert(record.diagnostics.begin(), one);
  return reading;
}

namespace {

// Returns whether a tag or "1." comes at `at`, perhaps after blanks. If so, a line "Game 1" before `at` may
// be the heading of a chess game.
bool opens_movetext(std::string_view text, std::size_t at) {
  while (at < text.size() && text::is_blank(text[at])) ++at;
  if (at < text.size() && text[at] == '[') return true;
  std::size_t number = at;
  while (number < text.size() && text::is_digit(text[number])) ++number;
  return number > at && number < text.size() && text[number] == '.';
}

}  // namespace

bool holds_match(std::string_view first_bytes) {
  std::size_t at = 0;
  if (leads_to_match(first_bytes, 0, first_bytes.size(), at)) return true;
  if (at >= first_bytes.size()) return false;
  const Line line = line_at(first_bytes, at);
  return classify(first_bytes, line).kind == LineKind::game && !opens_movetext(first_bytes, line.next);
}

}  // namespace mt::mat
