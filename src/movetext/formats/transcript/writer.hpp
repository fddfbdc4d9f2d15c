// Writes games of Othello as transcripts: the squares of the main line in small letters and nothing else.
#pragma once
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>

namespace mt::transcript {

class Writer {
 public:
  // Appends the moves of the record, without its passes, and a line end.
  static void write(const Record& record, std::string& out);
};

// Says why a record is no transcript; empty: it is one.
std::string_view obstacle(const Record& record);
// Returns in words which parts of the record the format has no place for, apart from the result; empty: none.
std::string losses(const Record& record);

}  // namespace mt::transcript
