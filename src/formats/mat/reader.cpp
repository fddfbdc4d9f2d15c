#include "movetext/formats/mat/reader.hpp"

#include "movetext/formats/mat/match_reader.hpp"
#include "movetext/record/match_reading.hpp"

namespace mt::mat {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  return read_match<MatchReader>(chunk, begin, record, options);
}

bool holds_match(std::string_view first_bytes) {
  std::size_t at = 0;
  if (leads_to_match(first_bytes, 0, first_bytes.size(), at)) return true;
  return at < first_bytes.size() && classify(first_bytes, line_at(first_bytes, at)).kind == LineKind::game;
}

}  // namespace mt::mat
