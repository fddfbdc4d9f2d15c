// Writes records to CSV (RFC 4180): one row for each game, for spreadsheets and data frames.
#pragma once
#include "movetext/record/roster.hpp"

#include <string>
#include <string_view>

namespace mt::csv {

// The first line, with its line end.  A record of PGN has the GameType of chess, although its tags do not
// give it.
inline constexpr std::string_view header =
    "Event,Site,Date,Round,White,Black,Result,GameType,FEN,Plies,Movetext,Variant,ECO,Opening,Variation,"
    "WhiteElo,BlackElo\r\n";

class Writer {
 public:
  // Appends the row with its line end, CR LF as the RFC says.  `movetext` is the main line in one line, with
  // numbers and the termination marker: a table does not know its notation.
  void write(const Record& record, std::string_view movetext, std::string& out, bool white_first = true);

 private:
  TagSheet tags_;
};

}  // namespace mt::csv
