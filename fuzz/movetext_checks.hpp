// Any bytes as movetext of a dialect: records tile the input, the canonical form is a fixed point, JSON keeps
// all of it, and the splitter finds the same records however the input arrives.
#pragma once
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/splitter.hpp"
#include "movetext/formats/pgn/writer.hpp"
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

// The canonical text of all records, and through JSON the same.
inline Canonical canonical(const pgn::Dialect& dialect, std::string_view input) {
  Canonical result;
  Record record;
  Record again;
  pgn::Writer writer(dialect);
  json::Writer json_writer;
  for (std::size_t at = 0; at < input.size();) {
    const Reading reading = pgn::read_record(input, at, dialect, record);
    require(reading.end > at && reading.end <= input.size());
    check_record(record);
    at = reading.end;
    if (reading.found != Found::record) continue;
    ++result.records;
    const std::size_t start = result.text.size();
    writer.write(record, result.text);

    std::string json;
    std::string through_json;
    json_writer.write(record, json);
    require(json::read_record(json, 0, again).end == json.size());
    check_record(again);
    if (again.errors > 0) continue;  // a move that JSON does not let through
    writer.write(again, through_json);
    require(through_json == std::string_view(result.text).substr(start));
  }
  return result;
}

using Texts = std::vector<std::string>;

inline void add_records(const pgn::Dialect& dialect, std::string_view chunk, const pgn::ReadOptions& options,
                        Texts& texts) {
  Record record;
  for (std::size_t at = 0; at < chunk.size();) {
    const Reading reading = pgn::read_record(chunk, at, dialect, record, options);
    if (reading.found != Found::none) texts.emplace_back(text::trim(chunk.substr(at, reading.end - at)));
    at = reading.end;
  }
}

inline void check_splitter(const pgn::Dialect& dialect, std::string_view input, std::size_t step) {
  pgn::ReadOptions options;
  options.limits = {.record_bytes = 400, .events = 100, .lookahead = std::size_t{1} << 18};
  Texts whole;
  add_records(dialect, input, options, whole);
  Texts parts;
  pgn::Splitter splitter(dialect, options.limits);
  std::string buffer;
  for (std::size_t at = 0; at < input.size() || !buffer.empty();) {
    const std::size_t size = std::min(step, input.size() - at);
    buffer.append(input.substr(at, size));
    at += size;
    const Cut cut = splitter.cut(buffer, at == input.size());
    require(cut.size <= buffer.size() && (cut.size > 0 || at < input.size()));
    add_records(dialect, std::string_view(buffer).substr(0, cut.size), options, parts);
    buffer.erase(0, cut.size);
  }
  require(whole == parts);
}

inline void check_movetext(const pgn::Dialect& dialect, const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const Canonical once = canonical(dialect, input);
  const Canonical twice = canonical(dialect, once.text);
  require(once.records == twice.records && once.text == twice.text);
  if (size > 0) check_splitter(dialect, input, 1 + data[size - 1]);
}

}  // namespace mt::fuzz
