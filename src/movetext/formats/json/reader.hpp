// Reads JSON into records: NDJSON (one object per line), an array of objects, or consecutive objects.
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
  std::size_t events = 400'000;  // as many as in a record of movetext
};

// Reads the record that starts at `begin` of `chunk`; brackets and commas between records are skipped. Fields
// that are not in the schema are ignored. An object that is not a record, or not JSON, becomes a record with
// the error json_shape or json_syntax; after an object that is not JSON, reading continues at the next line
// that begins with "{".
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Cuts a stream of JSON: before an object that starts a line, if the preceding object ends with "}" and a
// line end (NDJSON) or is an element of an array in the form of Writer; if a stream has no such place for
// long, its records are read to find their ends.
class Splitter {
 public:
  explicit Splitter(const ReadOptions& options = {}) : options_(options) {}
  // Works like pgn::Splitter::cut().
  Cut cut(std::string_view buffer, bool last);
  std::size_t most_needed() const { return options_.record_bytes + options_.record_bytes / 16; }

 private:
  Cut cut_by_reading(std::string_view buffer);
  Cut pass_through(std::string_view buffer, bool last);

  ReadOptions options_;
  bool inside_oversized_ = false;
  Record record_;  // used by cut_by_reading
};

}  // namespace mt::json
