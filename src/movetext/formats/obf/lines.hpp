// The lines of OBF, the problem files of Edax.
//
//   % the best move comes first
//   --XXXXX--OOOXX-O-...- X; G8:+18; H1:+12;
//
// Comment lines begin with "%" or ";". Every other non-empty line is a record, and the comments above it
// belong to it.
#pragma once
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <string_view>

namespace mt::obf {

using text::Line;
using text::line_at;

// Returns whether the line is empty or a comment.
bool is_aside(std::string_view text, const Line& line);

// Returns the row size of the board that the line begins with: 6, 8 or 10; 0 if it is not a position.
std::size_t board_of_line(std::string_view line);

// Returns whether a file begins with a position, after comments: its squares, the side, and a semicolon or
// the end of the line.
bool begins_with_position(std::string_view first_bytes);

// A record ends after its position.
class Borders {
 public:
  static constexpr std::size_t lookahead = 0;

  bool is_border(std::string_view text, const Line& line) {
    const bool ends = read_;
    read_ = !is_aside(text, line);
    return ends;
  }

 private:
  bool read_ = false;  // the position has been read
};

}  // namespace mt::obf
