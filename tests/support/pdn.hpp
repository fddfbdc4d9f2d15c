// Reads and writes PDN in one step, and shows tapes as text.
#pragma once
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "support/grammar.hpp"

#include <deque>
#include <string>
#include <string_view>

namespace mt::test {

// Returns all records of `text`, which must outlive the records.
inline std::deque<Record> read_all(std::string_view text) {
  std::deque<Record> records;
  for (std::size_t at = 0; at < text.size();) {
    records.emplace_back();
    const Reading reading = pgn::read_record(text, at, test::pdn(), records.back());
    if (reading.found != Found::record) records.pop_back();
    at = reading.end;
  }
  return records;
}

// Returns the codes of the faults in order: "tag-syntax tag-syntax junk".
inline std::string codes(const Record& record) {
  std::string out;
  for (const Diagnostic& fault : record.diagnostics)
    out += (out.empty() ? "" : " ") + std::string(name(fault.code));
  return out;
}

// Returns the tape as text: moves unchanged, {comments}, $nags, ( and ) for variations, /setups/, -- for a
// pass, =result.
inline std::string tape(const Record& record) {
  std::string out;
  for (const Event& event : record.tape) {
    if (event.kind == EventKind::removed) continue;
    if (!out.empty()) out += ' ';
    const std::string text(record.text(event));
    switch (event.kind) {
      case EventKind::comment:
        out += '{' + text + '}';
        break;
      case EventKind::nag:
        out += '$' + std::to_string(event.value);
        break;
      case EventKind::open:
        out += '(';
        break;
      case EventKind::close:
        out += ')';
        break;
      case EventKind::setup:
        out += '/' + text + '/';
        break;
      case EventKind::null_ply:
        out += "--";
        break;
      case EventKind::result:
        out += '=' + text;
        break;
      default:
        out += text;
    }
  }
  return out;
}

// Returns the tape (as text) of a PDN text with one record.
inline std::string tape_of(std::string_view text) {
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  return tape(record);
}

inline std::string codes_of(std::string_view text) {
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  return codes(record);
}

// Returns every record in canonical form.
inline std::string exported(std::string_view text, const pgn::WriterOptions& options = {}) {
  std::string out;
  pgn::Writer writer(pgn::pdn(), options);
  for (const Record& record : read_all(text)) writer.write(record, out);
  return out;
}

}  // namespace mt::test
