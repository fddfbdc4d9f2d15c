// Reads any bytes as movetext with a grammar; see format_checks.hpp.
#pragma once
#include "format_checks.hpp"
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/splitter.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/record/fold.hpp"

namespace mt::fuzz {

struct Movetext {
  pgn::Grammar grammar;

  Reading read(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) const {
    const Reading reading = pgn::read_record(chunk, begin, grammar, record, options);
    fold_damaged_moves(record);  // as for every record that is written without replay
    return reading;
  }
  void write(const Record& record, std::string& out) const {
    pgn::Writer(grammar.dialect).write(record, out);
  }
  pgn::Splitter splitter(const ReadLimits& limits) const { return pgn::Splitter(grammar, limits); }
};

inline void check_movetext(pgn::Grammar grammar, const std::uint8_t* data, std::size_t size) {
  check_format(Movetext{grammar}, data, size);
}

}  // namespace mt::fuzz
