// Writes each record as one JSON object on one line. The schema of the object is
// docs/schema/record.schema.json.
#pragma once
#include "movetext/record/roster.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/outlet.hpp"

#include <string>
#include <string_view>

namespace mt::json {

struct WriterOptions {
  Parts parts;
  bool reduced = false;  // only roster, game, start position and main line
  bool ascii = false;    // characters outside ASCII are written as \u escapes
};

// Appends the record as one object without a line end. The object contains everything that the PDN or PGN
// writer would write: reading the object and writing the record as PDN or PGN gives the same bytes.
class Writer {
 public:
  explicit Writer(const WriterOptions& options = {}) : options_(options) {}
  // `outlet`: takes the finished parts of a long object; at the end `out` contains only the last part.
  void write(const Record& record, std::string& out, bool white_first = true, text::Outlet* outlet = nullptr);

 private:
  void write_sheet(const Record& record, bool white_first, std::string& out, text::Outlet* outlet);
  void write_own_tags(const Record& record, std::string& out, text::Outlet* outlet) const;
  void write_event(const Record& record, const Event& event, std::string& out, text::Outlet* outlet);

  WriterOptions options_;
  TagSheet tags_;
  std::uint32_t games_ = 0;  // number of games of the match so far
};

// Appends "text" in quotes, escaped as required by RFC 8259; bytes that are not UTF-8 become U+FFFD.
void append_string(std::string_view text, std::string& out, bool ascii = false);

}  // namespace mt::json
