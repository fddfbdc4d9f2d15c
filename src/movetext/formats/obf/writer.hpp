// Writes positions of Othello with their moves as OBF.
//
//   --XXXXX--OOOXX-O-...- X; G8:+18; H1:+12;
//
// Of a record it writes the start, the first move of the main line and the first moves of its variations.
// Capitals, the sign before a score and comments above the line, or after "%", are as in Edax and its problem
// files.
#pragma once
#include "movetext/record/record.hpp"

#include <string>

namespace mt::obf {

struct WriterOptions {
  bool comments = true;
  bool variations = true;
};

class Writer {
 public:
  explicit Writer(const WriterOptions& options) : options_(options) {}
  // Appends the record, which must be of Othello.
  void write(const Record& record, std::string& out) const;

 private:
  WriterOptions options_;
};

// Returns in words the parts of the record that would be lost, or an empty string if there are none.
std::string losses(const Record& record, const WriterOptions& options);

}  // namespace mt::obf
