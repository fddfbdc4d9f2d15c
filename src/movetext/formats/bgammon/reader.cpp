#include "movetext/formats/bgammon/reader.hpp"

#include "movetext/formats/bgammon/match_reader.hpp"
#include "movetext/record/text_reading.hpp"
#include "movetext/text/blank.hpp"

namespace mt::bgammon {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  return read_text_at<MatchReader>(chunk, begin, conventions::match, record, options);
}

bool holds_match(std::string_view first_bytes) {
  const std::size_t at = text::skip_blanks(first_bytes, 0, first_bytes.size());
  if (at == first_bytes.size()) return false;
  const Line line = line_at(first_bytes, at);
  return is_index_line(first_bytes, line) || read_game_line(first_bytes, line).has_value();
}

}  // namespace mt::bgammon
