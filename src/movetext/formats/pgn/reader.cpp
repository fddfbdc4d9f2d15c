#include "movetext/formats/pgn/reader.hpp"

#include "movetext/formats/pgn/plain_copy.hpp"
#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/record/decoded_reading.hpp"

#include <optional>
#include <utility>

namespace mt::pgn {
namespace {

// Results of reading a record that are not stored in the record.
struct ReadParts {
  std::size_t tags_end = 0;
  const text::MoveShapes* shapes = nullptr;
};

// Returns the diagnostic about the encoding of the record, or nullopt if there is none.
std::optional<Diagnostic> about_encoding(const Record& record) {
  for (const Diagnostic& diagnostic : record.diagnostics)
    if (diagnostic.code == Code::encoding) return diagnostic;
  return std::nullopt;
}

// If the text of the record has characters outside ASCII that stand for ASCII characters, reads the record
// again from a copy of the text that has the ASCII characters.
template <class Read>
void read_plain_copy(const ReadParts& parts, const ReadOptions& options, Record& record, Reading& reading,
                     Read&& read) {
  PlainCopy copy = make_plain_copy(record, *parts.shapes, parts.tags_end);
  if (copy.copy.shifts.empty()) return;
  const std::optional<Diagnostic> encoding = about_encoding(record);
  take_copy(std::move(copy.copy), record);
  reading = read(std::string_view(record.decoded));
  for (const PlainCopy::Note& note : copy.notes)
    record.report(Code::junk, severity(Code::junk, options.policy), note.begin, note.end, note.message);
  if (encoding) record.diagnostics.insert(record.diagnostics.begin(), *encoding);
  reading.end = original_offset(record, reading.end);
}

}  // namespace

Reading read_record(std::string_view chunk, std::size_t begin, Grammar grammar, Record& record,
                    const ReadOptions& options) {
  const Dialect& dialect = options.nested_comments ? with_nested_comments(grammar.dialect) : grammar.dialect;
  const bool line_start = begin == 0 || text::is_line_end(chunk[begin - 1]);
  ReadParts parts;
  const auto read = [&](std::string_view text) {
    record.source = text;
    record.convention = dialect.convention;
    RecordReader reader(text, line_start, {dialect, grammar.shapes}, options, record);
    const Found found = reader.run();
    record.source = text.substr(0, reader.end());  // the record keeps only the text that belongs to it
    parts = {reader.tags_end(), &reader.shapes()};
    return Reading{found, reader.end()};
  };
  Reading reading = read_decoded(chunk.substr(begin), options, record, read);
  const bool is_text = reading.found == Found::record || reading.found == Found::stray;
  if (is_text && !record.source_is_ascii) read_plain_copy(parts, options, record, reading, read);
  reading.end += begin;
  return reading;
}

}  // namespace mt::pgn
