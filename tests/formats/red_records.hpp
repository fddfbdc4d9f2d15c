// What tests of the formats of Red and Black look at in a record.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>

namespace mt::test {

// The record as PGN, with the moves as they were read.
inline std::string as_pgn(const Record& record) {
  std::string out;
  pgn::Writer(pgn::pgn_of_red()).write(record, out);
  return out;
}
// Its moves alone, in one line.
inline std::string moves_of(const Record& record) {
  std::string out;
  pgn::Writer(pgn::pgn_of_red(), {.line_width = 1000}).write_movetext(record, out);
  while (!out.empty() && out.back() == '\n') out.pop_back();
  return out;
}
// The diagnostics: "BYTE code".
inline std::string faults_of(const Record& record) {
  std::string out;
  for (const Diagnostic& fault : record.diagnostics)
    out += std::to_string(fault.begin) + ' ' + std::string(name(fault.code)) + '\n';
  return out;
}

}  // namespace mt::test
