// One record in the output format.
#pragma once
#include "movetext/archive/format.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/formats/bgammon/writer.hpp"
#include "movetext/formats/csv/writer.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/formats/mat/writer.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/formats/sgf/writer.hpp"

#include <string>

namespace mt::archive {

// The writers of a worker; they keep their memory from record to record.
class RecordWriter {
 public:
  RecordWriter(const Format& format, const pgn::WriterOptions& options);

  // Of a format that has records (Format::positions is false).  Appends the record without what stands
  // before, between or after the records of a file (Frame).
  // `outlet`: of a long record pieces may leave `out` before its end is written.
  void write(const Record& record, bool white_first, std::string& out, text::Outlet* outlet = nullptr);
  // The movetext as an export has it, for sorting.
  void write_movetext(const Record& record, std::string& out);
  // Characters that the output's encoding does not have.
  std::size_t replaced() const { return pdn_.replaced() + pgn_.replaced() + replaced_; }

 private:
  pgn::Writer& writer_of(const Record& record) {
    return record.convention == pgn::pgn().convention ? pgn_ : pdn_;
  }

  template <class Writer>
  void write_match(Writer& writer, const Record& record, std::string& out);
  void write_row(const Record& record, bool white_first, std::string& out);

  const Format& format_;
  pgn::WriterOptions options_;
  pgn::Writer pdn_;
  pgn::Writer pgn_;
  mat::Writer mat_;
  sgf::Writer sgf_;
  bgammon::Writer bgammon_;
  json::Writer json_;
  csv::Writer csv_;
  pgn::Writer line_;  // the movetext of a row of CSV
  std::string scratch_;
  std::size_t replaced_ = 0;  // by the writers that know nothing of encodings
};

// Reports what a record has that the format does not hold: an error where it cannot be written.
void require_room(const Format& format, const pgn::WriterOptions& options, Policy policy, Record& record);

// What stands around the records of an output file.
struct Frame {
  std::string_view before;
  std::string_view between;
  std::string_view after;
};
Frame frame_of(const Format& format);

}  // namespace mt::archive
