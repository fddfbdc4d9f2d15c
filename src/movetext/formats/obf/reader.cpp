#include "movetext/formats/obf/reader.hpp"

#include "movetext/formats/obf/line_reader.hpp"
#include "movetext/record/decoded_reading.hpp"

namespace mt::obf {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  Reading reading = read_decoded(chunk.substr(begin), options, record, [&](std::string_view text) {
    record.source = text;
    record.convention = &conventions::pdn;
    record.source_is_movetext = false;
    LineReader reader(text, options, record);
    const Found found = reader.run();
    record.source = text.substr(0, reader.end());
    return Reading{found, reader.end()};
  });
  reading.end += begin;
  return reading;
}

}  // namespace mt::obf
