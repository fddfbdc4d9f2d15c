// Reads one record of a text format.
#pragma once
#include "movetext/record/decoded_reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt {

// Reads the record at the beginning of the text by calling run() of a Reader, a class derived from
// TextReader. The record then refers to the text. `more` are additional arguments of the reader's
// constructor.
template <class Reader, class... More>
Reading read_text(std::string_view text, const Convention& convention, Record& record,
                  const ReadOptions& options, More... more) {
  record.source = text;
  record.convention = &convention;
  record.source_is_movetext = false;
  Reader reader(text, options, record, more...);
  const Found found = reader.run();
  record.source = text.substr(0, reader.end());
  return {found, reader.end()};
}

// Reads the record that begins at offset `begin` of the chunk.
template <class Reader>
Reading read_text_at(std::string_view chunk, std::size_t begin, const Convention& convention, Record& record,
                     const ReadOptions& options) {
  Reading reading = read_decoded(chunk.substr(begin), options, record, [&](std::string_view text) {
    return read_text<Reader>(text, convention, record, options);
  });
  reading.end += begin;
  return reading;
}

}  // namespace mt
