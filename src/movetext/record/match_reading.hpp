// Reads one record of a format of matches.
#pragma once
#include "movetext/record/decoded_reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt {

// Reads the record at the beginning of the text, which the record refers to, with run() of a MatchBuilder.
template <class Reader>
Reading read_text(std::string_view text, Record& record, const ReadOptions& options) {
  record.source = text;
  record.convention = &conventions::match;
  record.source_is_movetext = false;
  Reader reader(text, options, record);
  const Found found = reader.run();
  record.source = text.substr(0, reader.end());
  return {found, reader.end()};
}

// Reads the record that starts at `begin` of `chunk`.
template <class Reader>
Reading read_match(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  Reading reading = read_decoded(chunk.substr(begin), options, record, [&](std::string_view text) {
    return read_text<Reader>(text, record, options);
  });
  reading.end += begin;
  return reading;
}

}  // namespace mt
