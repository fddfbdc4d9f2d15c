// Reads any bytes as text of a format F, and checks:
// - The records cover the input without gaps.
// - The canonical form does not change when it is written again.
// - JSON keeps everything.
// - The splitter finds the same records however the input is cut into pieces.
//
// F has read(chunk, begin, record, options), write(record, out) and splitter(limits).
#pragma once
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/text/blank.hpp"
#include "record_checks.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::fuzz {

struct Canonical {
  std::string text;
  int records = 0;
};

// Returns the canonical text of all records, and the text after a conversion through JSON.
template <class F>
Canonical canonical(const F& format, std::string_view input) {
  Canonical result;
  Record record;
  Record again;
  json::Writer json_writer;
  for (std::size_t at = 0; at < input.size();) {
    const Reading reading = format.read(input, at, record, ReadOptions{});
    require(reading.end > at && reading.end <= input.size());
    check_record(record);
    at = reading.end;
    if (reading.found != Found::record) continue;
    ++result.records;
    const std::size_t start = result.text.size();
    format.write(record, result.text);

    std::string json;
    std::string through_json;
    json_writer.write(record, json);
    require(json::read_record(json, 0, again).end == json.size());
    check_record(again);
    if (again.errors > 0) continue;  // JSON rejects a move
    format.write(again, through_json);
    require(through_json == std::string_view(result.text).substr(start));
  }
  return result;
}

using Texts = std::vector<std::string>;

template <class F>
void add_records(const F& format, std::string_view chunk, const ReadOptions& options, Texts& texts) {
  Record record;
  for (std::size_t at = 0; at < chunk.size();) {
    const Reading reading = format.read(chunk, at, record, options);
    if (reading.found != Found::none) texts.emplace_back(text::trim(chunk.substr(at, reading.end - at)));
    at = reading.end;
  }
}

template <class F>
void check_splitter(const F& format, std::string_view input, std::size_t step) {
  ReadOptions options;
  options.limits = {.record_bytes = 400, .events = 100, .lookahead = std::size_t{1} << 18};
  Texts whole;
  add_records(format, input, options, whole);
  Texts parts;
  auto splitter = format.splitter(options.limits);
  std::string buffer;
  for (std::size_t at = 0; at < input.size() || !buffer.empty();) {
    const std::size_t size = std::min(step, input.size() - at);
    buffer.append(input.substr(at, size));
    at += size;
    const Cut cut = splitter.cut(buffer, at == input.size());
    require(cut.size <= buffer.size() && (cut.size > 0 || at < input.size()));
    add_records(format, std::string_view(buffer).substr(0, cut.size), options, parts);
    buffer.erase(0, cut.size);
  }
  require(whole == parts);
}

// Checks a format that is only read. Its records are written in another format.
template <class F>
void check_import(const F& format, const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  canonical(format, input);
  if (size > 0) check_splitter(format, input, 1 + data[size - 1]);
}

template <class F>
void check_format(const F& format, const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const Canonical once = canonical(format, input);
  const Canonical twice = canonical(format, once.text);
  require(once.records == twice.records && once.text == twice.text);
  if (size > 0) check_splitter(format, input, 1 + data[size - 1]);
}

}  // namespace mt::fuzz
