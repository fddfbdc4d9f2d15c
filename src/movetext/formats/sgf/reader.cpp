#include "movetext/formats/sgf/reader.hpp"

#include "movetext/formats/sgf/match_reader.hpp"
#include "movetext/record/decoded_reading.hpp"

namespace mt::sgf {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  Reading reading = read_decoded(chunk.substr(begin), options, record, [&](std::string_view text) {
    record.source = text;
    record.convention = &conventions::match;
    record.source_is_movetext = false;
    MatchReader reader(text, options, record);
    const Found found = reader.run();
    record.source = text.substr(0, reader.end());
    return Reading{found, reader.end()};
  });
  reading.end += begin;
  return reading;
}

bool holds_tree(std::string_view first_bytes) {
  const std::size_t first = skip_blanks(first_bytes, 0);
  if (first >= first_bytes.size() || first_bytes[first] != '(' ||
      begins_root(first_bytes, first) != Answer::yes)
    return false;
  constexpr std::size_t reach = 4096;
  return head_at(first_bytes, first, reach).kind != 0;
}

}  // namespace mt::sgf
