// Places a pattern on the board of a game: its mirrored, swapped and shifted forms, square by square.
#pragma once
#include "movetext/board/shape.hpp"
#include "movetext/games/api/pattern_text.hpp"
#include "movetext/games/api/piece_signs.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace mt {

// Pieces of one kind and colour, on a square with so many of them.
struct PatternPieces {
  bool white = true;
  std::size_t kind = 0;
  int least = 1;
  int most = 0;  // 0: no limit
  friend bool operator==(const PatternPieces&, const PatternPieces&) = default;
};

// A class of squares in the terms of a game.
struct SquareClass {
  std::vector<PatternPieces> pieces{};
  bool empty = false;    // an empty square belongs to the class
  bool negated = false;  // a square of the pattern must not belong to the class
  friend bool operator==(const SquareClass&, const SquareClass&) = default;
};

// The squares that must belong to one class.
struct ClassedSquares {
  std::size_t number = 0;  // index in PlacedPattern::classes
  std::vector<board::Cell> cells;
};
// One way in which a row fits; all its squares are required.
using RowChoice = std::vector<ClassedSquares>;

// One form of the pattern. For each row, one of its choices must fit.
struct PatternForm {
  std::vector<std::vector<RowChoice>> rows;
  std::optional<bool> white_to_move{};
};

struct PlacedPattern {
  std::vector<SquareClass> classes;
  std::vector<PatternForm> forms;  // one of them must fit
};

inline constexpr std::size_t most_classes = 64;

// Returns an error message if the pattern is not one of a game with this board and these signs.
std::string place_pattern(const PatternText& pattern, const board::Shape& shape, const PieceSigns& signs,
                          PlacedPattern& out);

}  // namespace mt
