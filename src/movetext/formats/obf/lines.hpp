// The lines of OBF, the problem files of Edax.
//
//   % the best move comes first
//   --XXXXX--OOOXX-O-...- X; G8:+18; H1:+12;
//
// Comment lines begin with "%" or ";". Every other line that is not empty is one record; the comment lines
// above it belong to that record.
#pragma once
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <string_view>

namespace mt::obf {

using text::Line;
using text::line_at;

// Returns whether the line is empty or a comment.
bool is_aside(std::string_view text, const Line& line);

// Returns the number of squares in a row (6, 8 or 10) of the board with which the line begins, or 0 if the
// line does not begin with a position.
std::size_t board_of_line(std::string_view line);

// Returns whether a file begins with a position, perhaps after comments. A position is the squares, the side
// to move, then a semicolon or the end of the line.
bool begins_with_position(std::string_view first_bytes);

// Finds the end of a record, which is the end of the line with its position.
class Borders {
 public:
  static constexpr std::size_t lookahead = 0;

  bool is_border(std::string_view text, const Line& line) {
    const bool ends = read_;
    read_ = !is_aside(text, line);
    return ends;
  }

 private:
  bool read_ = false;  // the position of the record has been read
};

}  // namespace mt::obf
