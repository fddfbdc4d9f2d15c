#include "movetext/formats/mat/reader.hpp"

#include "movetext/formats/mat/match_reader.hpp"
#include "movetext/record/decoded_reading.hpp"

namespace mt::mat {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  Reading reading = read_decoded(chunk.substr(begin), options, record, [&](std::string_view text) {
    record.source = text;
    record.convention = Convention::match;
    record.source_is_movetext = false;
    MatchReader reader(text, options, record);
    const Found found = reader.run();
    record.source = text.substr(0, reader.end());
    return Reading{found, reader.end()};
  });
  reading.end += begin;
  return reading;
}

bool holds_match(std::string_view first_bytes) {
  std::size_t at = 0;
  if (leads_to_match(first_bytes, 0, first_bytes.size(), at)) return true;
  return at < first_bytes.size() && classify(first_bytes, line_at(first_bytes, at)).kind == LineKind::game;
}

}  // namespace mt::mat
