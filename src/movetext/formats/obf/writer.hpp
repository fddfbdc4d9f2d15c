// Writes positions of Othello with their moves as OBF.
//
//   --XXXXX--OOOXX-O-...- X; G8:+18; H1:+12;
//
// A record has there its start, the first move of the main line and the first moves of the variations of
// it. Capitals, the sign before a score and comments above the line, or after "%", are as Edax and its
// problem files have them.
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
  // Appends the record, which is of Othello.
  void write(const Record& record, std::string& out) const;

 private:
  WriterOptions options_;
};

// Returns in words which parts of the record the format has no place for; empty: none.
std::string losses(const Record& record, const WriterOptions& options);

}  // namespace mt::obf
