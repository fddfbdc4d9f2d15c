// Reads JSON to records: NDJSON (one object a line), an array of objects, or objects one after the other.
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
  std::size_t events = 400'000;  // as many as a record of movetext may have
};

// Reads the record that starts at `begin` of `chunk`; brackets and commas between records are skipped.
// Fields that the schema does not name are ignored.  An object that is no record, or no JSON, becomes a
// record with the error json_shape or json_syntax; after an object that is no JSON, reading continues at the
// next line whose first byte is "{".
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Cuts a stream of JSON: before an object that starts a line, if the object before it ends with "}" and a
// line end (NDJSON) or is an element of an array as Writer writes it; if a stream has no such place for long,
// its records are read to find their ends.
class Splitter {
 public:
  explicit Splitter(const ReadOptions& options = {}) : options_(options) {}
  // Works as pgn::Splitter::cut().
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
