// Finds the rows of a board drawn in characters, and reads their squares.
#pragma once
#include "movetext/games/draughts/rules.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::draughts {

struct DrawnSquare {
  enum class Kind : std::uint8_t { empty, man, king, unknown };
  Kind kind = Kind::unknown;
  Colour colour = Colour::white;
  std::string_view text{};  // the characters without blanks; a number is the name of an empty square
};

struct DrawnRow {
  std::string_view left{};   // label
  std::string_view right{};  // label
  std::vector<DrawnSquare> squares{};
  bool large = false;  // the row has all squares, not only the squares in play
};

enum class DrawnLine : std::uint8_t { row, frame, other };

// Reads `line`, which must not have blanks at its ends. In a small row the label b looks like a black man, so
// `row` may have this label as its first or last square.
DrawnLine read_drawn_line(std::string_view line, DrawnRow& row);

}  // namespace mt::draughts
