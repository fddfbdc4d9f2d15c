// Reads JSON into records: one object per line (NDJSON), an array of objects, or consecutive objects.
#pragma once
#include "movetext/base/severity.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::json {

struct ReadOptions {
  Policy policy = Policy::archive;
  std::size_t record_bytes = std::size_t{16} << 20;
  std::size_t events = 400'000;  // the same limit as for a record in PGN or PDN
};

// Reads the record that starts at `begin` of `chunk`; brackets and commas between records are skipped.
// Fields that are not in the schema are ignored. An object that is not a record becomes an empty record with
// the error json_shape. Text that is not valid JSON becomes an empty record with the error json_syntax;
// reading then continues at the next line that begins with "{".
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Cuts a stream of JSON before an object at the start of a line, in two cases: the object before it ends with
// "}" and a line end (NDJSON), or the object is an element of an array written by Writer. If a long part of a
// stream has no such line, its records are read to find where they end.
class Splitter {
 public:
  explicit Splitter(const ReadOptions& options = {}) : options_(options) {}
  // Works in the same way as pgn::Splitter::cut().
  Cut cut(std::string_view buffer, bool last);
  std::size_t most_needed() const { return options_.record_bytes + options_.record_bytes / 16; }

 private:
  Cut cut_by_reading(std::string_view buffer);
  Cut pass_through(std::string_view buffer, bool last);

  ReadOptions options_;
  bool inside_oversized_ = false;
  Record record_;  // the record that cut_by_reading reads into
};

}  // namespace mt::json
