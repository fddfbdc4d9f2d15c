// Writes records as JSON: one object for each record, on one line. Its schema is
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
  bool reduced = false;  // roster, game and start position, main line only
  bool ascii = false;    // everything outside ASCII as \u escapes
};

// Appends the record as one object without a line end. It contains everything that the PDN or PGN writer
// would write, so that reading it and writing the result gives the same bytes.
class Writer {
 public:
  explicit Writer(const WriterOptions& options = {}) : options_(options) {}
  // `outlet`: a long object leaves `out` in parts; at the end `out` has the last one.
  void write(const Record& record, std::string& out, bool white_first = true, text::Outlet* outlet = nullptr);

 private:
  void write_sheet(const Record& record, bool white_first, std::string& out, text::Outlet* outlet);
  void write_own_tags(const Record& record, std::string& out, text::Outlet* outlet) const;
  void write_event(const Record& record, const Event& event, std::string& out, text::Outlet* outlet);

  WriterOptions options_;
  TagSheet tags_;
  std::uint32_t games_ = 0;  // games of a match so far
};

// Appends "text" in quotes, escaped as required by RFC 8259; bytes that are not UTF-8 become U+FFFD.
void append_string(std::string_view text, std::string& out, bool ascii = false);

// Returns the remaining time in a comment with the embedded command [%clk h:mm:ss], in seconds, or -1 if
// there is none.
double clock_seconds(std::string_view comment);

}  // namespace mt::json
