// Writes games of Othello as transcripts: only the squares of the main line, in small letters.
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

// Returns why a record cannot be written as a transcript, or an empty string if it can be written.
std::string_view obstacle(const Record& record);
// Returns in words the parts of the record that would be lost, or an empty string if nothing would be lost.
// The result is not one of these parts, although transcripts do not have it.
std::string losses(const Record& record);

}  // namespace mt::transcript
