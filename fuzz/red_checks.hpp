// Checks a format of games of Red and Black that is only read. No input may crash the reader, reported places
// must be in the file, and JSON and PGN must keep everything.
#pragma once
#include "format_checks.hpp"
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/formats/pgn/writer.hpp"

#include <string>

namespace mt::fuzz {

struct RedWriter {
  void write(const Record& record, std::string& out) const {
    pgn::Writer(pgn::pgn_of_red()).write(record, out);
  }
};

// A reader that needs only the bytes of the file.
template <Reading (*read_record)(std::string_view, std::size_t, Record&, const ReadOptions&)>
struct RedFormat : RedWriter {
  Reading read(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) const {
    return read_record(chunk, begin, record, options);
  }
};

}  // namespace mt::fuzz
