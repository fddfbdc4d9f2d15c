// Writes positions of Othello with their moves as OBF.
//
//   --XXXXX--OOOXX-O-...- X; G8:+18; H1:+12;
//
// It writes the start position of a record, the first move of the main line, and the first moves of the
// variations. As in Edax and its problem files, letters are capitals, a score has a sign, and comments are on
// lines above the position or after "%".
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
  // Appends the record, which must be of an Othello game.
  void write(const Record& record, std::string& out) const;

 private:
  WriterOptions options_;
};

// Returns in words the parts of the record that would be lost, or an empty string if nothing would be lost.
std::string losses(const Record& record, const WriterOptions& options);

}  // namespace mt::obf
