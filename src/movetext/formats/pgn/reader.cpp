#include "movetext/formats/pgn/reader.hpp"

#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/record/decoded_reading.hpp"

namespace mt::pgn {

Reading read_record(std::string_view chunk, std::size_t begin, Grammar grammar, Record& record,
                    const ReadOptions& options) {
  const Dialect& dialect = options.nested_comments ? with_nested_comments(grammar.dialect) : grammar.dialect;
  const bool line_start = begin == 0 || text::is_line_end(chunk[begin - 1]);
  // The record keeps only its own part of the text.
  Reading reading = read_decoded(chunk.substr(begin), options, record, [&](std::string_view text) {
    record.source = text;
    record.convention = dialect.convention;
    RecordReader reader(text, line_start, {dialect, grammar.shapes}, options, record);
    const Found found = reader.run();
    record.source = text.substr(0, reader.end());
    return Reading{found, reader.end()};
  });
  reading.end += begin;
  return reading;
}

}  // namespace mt::pgn
