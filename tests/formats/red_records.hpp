// Helpers for tests of xiangqi formats.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>

namespace mt::test {

// Returns the record as PGN; the moves are written as they were read.
inline std::string as_pgn(const Record& record) {
  std::string out;
  pgn::Writer(pgn::pgn_of_red()).write(record, out);
  return out;
}
// Returns only the moves of the record, on one line.
inline std::string moves_of(const Record& record) {
  std::string out;
  pgn::Writer(pgn::pgn_of_red(), {.line_width = 1000}).write_movetext(record, out);
  while (!out.empty() && out.back() == '\n') out.pop_back();
  return out;
}
// Returns the diagnostics: "BYTE code".
inline std::string faults_of(const Record& record) {
  std::string out;
  for (const Diagnostic& fault : record.diagnostics)
    out += std::to_string(fault.begin) + ' ' + std::string(name(fault.code)) + '\n';
  return out;
}

}  // namespace mt::test
