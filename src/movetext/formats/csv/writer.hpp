// Writes records as CSV (RFC 4180): one row for each game, for spreadsheets and data frames.
#pragma once
#include "movetext/formats/csv/columns.hpp"
#include "movetext/record/roster.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::csv {

// The header line for the usual columns, including its line end.
inline constexpr std::string_view header =
    "Event,Site,Date,Round,White,Black,Result,GameType,FEN,Plies,Movetext,Variant,ECO,Opening,Variation,"
    "WhiteElo,BlackElo\r\n";

class Writer {
 public:
  explicit Writer(const WritingOptions& options = {}) : columns_(columns_of(options)) {}

  // Appends the row and its line end, CR LF as required by the RFC. `movetext`: the main line in one line,
  // with move numbers and the termination marker. The caller provides it, since a table format does not know
  // the notations of moves.
  void write(const Record& record, std::string_view movetext, std::string& out, bool white_first = true);

 private:
  void write_value(const Record& record, std::string_view column, std::string_view movetext,
                   std::string& out) const;

  std::vector<std::string> columns_;
  TagSheet tags_;
};

}  // namespace mt::csv
