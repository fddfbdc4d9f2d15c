// Reads one record of a format of matches.
#pragma once
#include "movetext/record/decoded_reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt {

// Reads the record that starts at `begin` of `chunk`, by a MatchBuilder with run().
template <class Reader>
Reading read_match(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  Reading reading = read_decoded(chunk.substr(begin), options, record, [&](std::string_view text) {
    record.source = text;
    record.convention = &conventions::match;
    record.source_is_movetext = false;
    Reader reader(text, options, record);
    const Found found = reader.run();
    record.source = text.substr(0, reader.end());
    return Reading{found, reader.end()};
  });
  reading.end += begin;
  return reading;
}

}  // namespace mt
