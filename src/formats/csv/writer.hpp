// Records to CSV (RFC 4180): one row a game, for spreadsheets and data frames.
#pragma once
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/record/roster.hpp"

#include <string>
#include <string_view>

namespace mt::csv {

// The first line, with its line end.
inline constexpr std::string_view header =
    "Event,Site,Date,Round,White,Black,Result,GameType,FEN,Plies,Movetext\r\n";

class Writer {
 public:
  explicit Writer(const pgn::Dialect& dialect);
  // Appends the row with its line end, CR LF as the RFC says.  Movetext is the main line in one line, with
  // numbers and the termination marker; plies count its moves.
  void write(const Record& record, std::string& out, bool white_first = true);

 private:
  pgn::Writer movetext_;
  TagSheet tags_;
  std::string scratch_;
};

}  // namespace mt::csv
