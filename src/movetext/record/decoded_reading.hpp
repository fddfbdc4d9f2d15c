// Reads records that are not UTF-8. A record is first read to find its end and then read again in its own
// encoding.
#pragma once
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"
#include "movetext/text/double_byte.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <string_view>

namespace mt {

// Returns the offset in the original bytes that corresponds to an offset in `record.source`.
std::size_t original_offset(const Record& record, std::size_t offset);

// Reports that the record is not UTF-8. `before` holds the bytes before its first invalid byte.
void report_charset(std::string_view before, const ReadOptions& options, Record& record);

// Clears the record and stores the decoded bytes in it.
void decode_again(std::string_view bytes, text::Charset charset, Record& record);

// Calls `read(text)`, which must read the record at the beginning of `text` into `record` and return the
// result. `bytes` may be longer than the record. The record's source is always UTF-8, but Reading::end counts
// original bytes.
template <class Read>
Reading read_decoded(std::string_view bytes, const ReadOptions& options, Record& record, Read&& read) {
  record.clear();
  Reading reading = read(bytes);
  const std::string_view own = bytes.substr(0, reading.end);
  const std::size_t foreign = text::find_non_ascii(own, 0);
  record.source_is_ascii = foreign == own.size();
  const std::size_t invalid = foreign + text::first_invalid_utf8(own.substr(foreign));
  text::Charset charset = options.charset.value_or(text::Charset::utf8);
  if (!options.charset && invalid < own.size()) charset = text::guess_charset(own);
  if (charset == text::Charset::utf8 || reading.found == Found::oversized) return reading;
  // The second byte of a character may look like a brace or a bracket, so the record may be longer than it
  // seems. The record has been read completely if it ends before the decoded text ends.
  const std::size_t ahead = text::is_double_byte(charset) ? 64 : 0;
  for (std::size_t size = own.size() + ahead;; size *= 2) {
    size = std::min(size, bytes.size());
    decode_again(bytes.substr(0, size), charset, record);
    reading = read(std::string_view(record.decoded));
    if (ahead == 0 || reading.end < record.decoded.size() || size == bytes.size()) break;
  }
  reading.end = original_offset(record, reading.end);
  if (!options.charset && invalid < reading.end) report_charset(own.substr(0, invalid), options, record);
  return reading;
}

}  // namespace mt
