#include "movetext/formats/json/reader.hpp"

#include "movetext/formats/json/parser.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>

namespace mt::json {
namespace {

// Returns the start of the next line after `from` that begins with "{", or text.size() if there is none.
std::size_t next_object_line(std::string_view text, std::size_t from) {
  const std::size_t found = text.find("\n{", from);
  return found == std::string_view::npos ? text.size() : found + 1;
}

// Skips everything that may come between records: blanks, a byte order mark, brackets and commas of an array.
std::size_t skip_between(std::string_view text, std::size_t at) {
  for (;;) {
    if (at < text.size() &&
        (text::is_blank(text[at]) || text[at] == ',' || text[at] == '[' || text[at] == ']'))
      ++at;
    else if (text.compare(at, 3, "\uFEFF") == 0)
      at += 3;
    else
      return at;
  }
}

std::size_t skip_line_end(std::string_view text, std::size_t at) {
  if (at < text.size() && text[at] == ',') ++at;
  if (at < text.size() && text[at] == '\r') ++at;
  return at < text.size() && text[at] == '\n' ? at + 1 : at;
}

// Clears a record whose text is not valid JSON; only the fault is kept. If the fault was found after the
// record's line, it is moved to the end of the line.
void give_up_line(Record& record) {
  record.clear_tags();
  record.tape.clear();
  record.side_text.clear();
  std::erase_if(record.diagnostics, [](const Diagnostic& fault) { return fault.code != Code::json_syntax; });
  const auto size = static_cast<std::uint32_t>(record.source.size());
  for (Diagnostic& fault : record.diagnostics) {
    fault.begin = std::min(fault.begin, size);
    fault.end = std::min(fault.end, size);
  }
}

}  // namespace

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  record.clear();
  const std::size_t start = skip_between(chunk, begin);
  if (start >= chunk.size()) return {Found::none, chunk.size()};
  const bool limited = chunk.size() - start > options.record_bytes;
  const std::string_view seen = limited ? chunk.substr(0, start + options.record_bytes) : chunk;
  record.source_is_movetext = false;
  record.source = chunk.substr(start);
  Parser parser(seen, start, options, record);
  const bool good = parser.parse();
  const bool cut_short = limited && !good && !parser.full() && parser.end() >= seen.size();
  std::size_t end = good ? skip_line_end(chunk, parser.end()) : next_object_line(chunk, start);
  if (cut_short) end = next_object_line(chunk, seen.size() - 1);
  record.source = chunk.substr(start, end - start);
  if (good) return {Found::record, end};
  if (!cut_short && !parser.full()) {
    give_up_line(record);
    return {Found::record, end};
  }
  record.clear_content();
  record.report(
      Code::record_too_large, severity(Code::record_too_large, options.policy), 0, 0,
      "a record of " + std::to_string(end - start) + " bytes has more than " +
          (cut_short ? std::to_string(options.record_bytes >> 20) + " MiB"
                     : std::to_string(options.events) + " moves, comments, glyphs and parentheses") +
          "; it is passed through unread");
  return {Found::oversized, end};
}

Cut Splitter::cut(std::string_view buffer, bool last) {
  if (inside_oversized_) return pass_through(buffer, last);
  if (last && buffer.size() <= most_needed()) return {buffer.size(), false};
  for (std::size_t at = buffer.rfind("\n{"); at != std::string_view::npos && at > 0;
       at = buffer.rfind("\n{", at - 1)) {
    std::size_t end = at;
    while (end > 0 && text::is_blank(buffer[end - 1])) --end;
    const bool element = end > 0 && buffer[end - 1] == ',' && buffer.compare(at, 11, "\n{\"format\":") == 0;
    if (element) --end;
    while (element && end > 0 && text::is_blank(buffer[end - 1])) --end;
    if (end > 0 && buffer[end - 1] == '}') return {at + 1, false};
  }
  return buffer.size() < most_needed() ? Cut{} : cut_by_reading(buffer);
}

// Reads records as long as later bytes cannot change where they end, and cuts after the last of these
// records.
Cut Splitter::cut_by_reading(std::string_view buffer) {
  const std::size_t sure = buffer.size() - options_.record_bytes;
  std::size_t end = 0;
  while (end < sure) {
    const Reading reading = read_record(buffer, end, record_, options_);
    if (reading.found == Found::oversized && reading.end == buffer.size()) {
      if (end > 0) break;
      inside_oversized_ = true;
      return {buffer.size() - 1, true};  // the last byte may be a line end after which the next record begins
    }
    if (reading.end > sure && end > 0) break;
    end = reading.end;
  }
  return {end, false};
}

Cut Splitter::pass_through(std::string_view buffer, bool last) {
  const std::size_t next = next_object_line(buffer, 0);
  if (next == buffer.size() && !last) return {buffer.size() - 1, true};
  inside_oversized_ = false;
  return {next, true};
}

}  // namespace mt::json
