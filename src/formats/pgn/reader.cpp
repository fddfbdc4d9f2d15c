#include "movetext/formats/pgn/reader.hpp"

#include "movetext/formats/pgn/record_reader.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

// Reads `text` as it stands; the record keeps no more than its own part of it.
Reading read_plain(std::string_view text, bool line_start, const Dialect& dialect, Record& record,
                   const ReadOptions& options) {
  record.source = text;
  record.convention = dialect.convention;
  RecordReader reader(text, line_start, dialect, options, record);
  const Found found = reader.run();
  record.source = text.substr(0, reader.end());
  return {found, reader.end()};
}

// The first fault of a record that is not UTF-8; `before`: its bytes up to the first that is not.
void report_charset(std::string_view before, const ReadOptions& options, Record& record) {
  std::string decoded;
  text::decode(before, record.charset, decoded);
  const auto at = static_cast<std::uint32_t>(decoded.size());
  record.report(Code::encoding, severity(Code::encoding, options.policy), at, at,
                "not UTF-8: read as " + std::string(text::name(record.charset)));
  std::rotate(record.diagnostics.begin(), record.diagnostics.end() - 1, record.diagnostics.end());
}

}  // namespace

Reading read_record(std::string_view chunk, std::size_t begin, const Dialect& dialect, Record& record,
                    const ReadOptions& options) {
  const std::string_view text = chunk.substr(begin);
  const bool line_start = begin == 0 || text::is_line_end(chunk[begin - 1]);
  record.clear();
  Reading reading = read_plain(text, line_start, dialect, record, options);
  const std::string_view bytes = text.substr(0, reading.end);
  const std::size_t invalid = text::first_invalid_utf8(bytes);
  text::Charset charset = options.charset.value_or(text::Charset::utf8);
  if (!options.charset && invalid < bytes.size()) charset = text::guess_charset(bytes);
  if (charset != text::Charset::utf8 && reading.found != Found::oversized) {
    record.clear();
    record.charset = charset;
    text::decode(bytes, charset, record.decoded);
    reading = read_plain(record.decoded, line_start, dialect, record, options);
    reading.end = original_offset(record, reading.end);
    if (!options.charset && invalid < reading.end) report_charset(bytes.substr(0, invalid), options, record);
  }
  reading.end += begin;
  return reading;
}

std::size_t original_offset(const Record& record, std::size_t offset) {
  if (record.charset == text::Charset::utf8) return offset;
  return text::count_scalars(record.source.substr(0, offset));
}

}  // namespace mt::pgn
