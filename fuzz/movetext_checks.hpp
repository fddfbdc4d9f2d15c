// Any bytes as movetext of a dialect; see format_checks.hpp.
#pragma once
#include "format_checks.hpp"
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/splitter.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/record/fold.hpp"

namespace mt::fuzz {

struct Movetext {
  const pgn::Dialect& dialect;

  Reading read(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) const {
    const Reading reading = pgn::read_record(chunk, begin, dialect, record, options);
    fold_damaged_moves(record);  // as for every record that is written without having been replayed
    return reading;
  }
  void write(const Record& record, std::string& out) const { pgn::Writer(dialect).write(record, out); }
  pgn::Splitter splitter(const ReadLimits& limits) const { return pgn::Splitter(dialect, limits); }
};

inline void check_movetext(const pgn::Dialect& dialect, const std::uint8_t* data, std::size_t size) {
  check_format(Movetext{dialect}, data, size);
}

}  // namespace mt::fuzz
