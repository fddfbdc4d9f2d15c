#include "movetext/formats/sgg/reader.hpp"

#include "movetext/formats/sgg/match_reader.hpp"
#include "movetext/record/text_reading.hpp"
#include "movetext/text/blank.hpp"

namespace mt::sgg {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  return read_text_at<MatchReader>(chunk, begin, conventions::match, record, options);
}

bool holds_match(std::string_view first_bytes) {
  for (std::size_t at = 0; at < first_bytes.size();) {
    const Line line = line_at(first_bytes, at);
    if (text::skip_blanks(first_bytes, line.begin, line.end) < line.end)
      return begins_match(first_bytes, line);
    at = line.next;
  }
  return false;
}

}  // namespace mt::sgg
