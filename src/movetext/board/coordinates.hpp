// Converts the cells of a board to names and back.
//
//   constexpr Coordinates international{{10, 10, Squares::corner_a1}};
//   international.number_of({1, 9});               // 1
//   international.diagonal_of({1, 9});             // {1, 6}: a6
//   std::string text;
//   international.write({6, 4}, Notation::algebraic, text);   // "g5"
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/board/shape.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::board {

// Oblique file and rank, both counted from 1. Files run up to the right and are counted from the top-left
// corner; ranks run up to the left and are counted from the bottom-left corner.
struct Oblique {
  int file = 0;  // 1 = a
  int rank = 0;
  friend constexpr bool operator==(Oblique, Oblique) = default;
};

// The name of a cell in one notation: at most three ASCII characters.
struct CellName {
  char text[3] = {};
  std::uint8_t size = 0;

  constexpr void add(char c) { text[size++] = c; }
  constexpr std::string_view view() const { return {text, size}; }
};

// The names of a board's cells. Sources: Christian Freeling, International Draughts Rules: Notation, for the
// diagonal lines of the 10x10 board; PDN 3.0, tag GameType, for the meaning of the corners.
struct Coordinates {
  Shape shape{};
  Corner one = Corner::top_left;    // the corner with number 1; numbers run along the rows
  Corner a1 = Corner::bottom_left;  // the corner where column letters and row numbers begin
  std::int8_t first_rank = 1;       // the first row number

  // Returns 1 .. square_count(shape); the cell must be playable.
  constexpr int number_of(Cell cell) const;
  constexpr std::optional<Cell> cell_of_number(int number) const;

  // Converts a cell to its column and row counted from the corner `a1` (both from 0), or back.
  constexpr Cell from_a1(Cell cell) const { return turned(cell, a1); }

  // The cell must be playable, and the board must have squares that are not in play.
  constexpr Oblique diagonal_of(Cell cell) const;
  constexpr std::optional<Cell> cell_of_diagonal(Oblique oblique) const;

  constexpr CellName name(Cell cell, Notation notation) const;
  void write(Cell cell, Notation notation, std::string& out) const { out += name(cell, notation).view(); }

 private:
  // Turns the board so that `corner` becomes the bottom left. Turning twice with the same corner returns the
  // original cell.
  constexpr Cell turned(Cell cell, Corner corner) const;
};

// Appends the digits of an oblique rank: 10 is written 0, and an apostrophe adds ten (11 = 1', 20 = 0').
constexpr void add_oblique_rank(CellName& name, int rank) {
  name.add(static_cast<char>('0' + rank % 10));
  if (rank > 10) name.add('\'');
}

constexpr Cell Coordinates::turned(Cell cell, Corner corner) const {
  const bool right = corner == Corner::bottom_right || corner == Corner::top_right;
  const bool top = corner == Corner::top_left || corner == Corner::top_right;
  if (right) cell.x = static_cast<std::int8_t>(shape.width - 1 - cell.x);
  if (top) cell.y = static_cast<std::int8_t>(shape.height - 1 - cell.y);
  return cell;
}

constexpr int Coordinates::number_of(Cell cell) const {
  const Cell seen = turned(cell, one);
  const int index = seen.y * shape.width + seen.x;
  return (shape.squares == Squares::all ? index : index / 2) + 1;
}

constexpr std::optional<Cell> Coordinates::cell_of_number(int number) const {
  const int cells = shape.width * shape.height;
  if (number < 1 || number > cells) return std::nullopt;
  const int stride = shape.squares == Squares::all ? 1 : 2;
  // Of two neighbours in a row, exactly one is a playing square. This also holds for the last square of a row
  // of odd width and the first square of the next row.
  for (int index = (number - 1) * stride; index < (number - 1) * stride + stride && index < cells; ++index) {
    const Cell seen{static_cast<std::int8_t>(index % shape.width),
                    static_cast<std::int8_t>(index / shape.width)};
    const Cell cell = turned(seen, one);
    if (shape.playable(cell)) return cell;
  }
  return std::nullopt;
}

constexpr Oblique Coordinates::diagonal_of(Cell cell) const {
  const int shift = shape.squares == Squares::corner_h1 ? 1 : 0;
  return {(cell.x - cell.y - shift) / 2 + (shape.height - 1 + shift) / 2 + 1,
          (cell.x + cell.y + shift) / 2 + 1 - shift};
}

constexpr std::optional<Cell> Coordinates::cell_of_diagonal(Oblique oblique) const {
  if (shape.squares == Squares::all) return std::nullopt;
  const int shift = shape.squares == Squares::corner_h1 ? 1 : 0;
  const int difference = 2 * (oblique.file - 1 - (shape.height - 1 + shift) / 2) + shift;
  const int sum = 2 * (oblique.rank - 1 + shift) - shift;
  const int x = (sum + difference) / 2;
  const int y = (sum - difference) / 2;
  if (x < 0 || y < 0 || x >= shape.width || y >= shape.height) return std::nullopt;
  return Cell{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}

constexpr CellName Coordinates::name(Cell cell, Notation notation) const {
  CellName name;
  int digits = 0;
  switch (notation) {
    case Notation::numeric:
      digits = number_of(cell);
      break;
    case Notation::san:
    case Notation::lan:
    case Notation::uci:
    case Notation::wxf:
    case Notation::iccs:
    case Notation::chinese:
    case Notation::traditional:
    case Notation::short_form:
    case Notation::algebraic:
      name.add(static_cast<char>('a' + from_a1(cell).x));
      digits = from_a1(cell).y + first_rank;
      break;
    case Notation::diagonal:
      name.add(static_cast<char>('a' + diagonal_of(cell).file - 1));
      add_oblique_rank(name, diagonal_of(cell).rank);
      return name;
    case Notation::points:  // the notation of boards without squares
    case Notation::expanded:
      return name;
  }
  if (digits >= 100) name.add(static_cast<char>('0' + digits / 100));
  if (digits >= 10) name.add(static_cast<char>('0' + digits / 10 % 10));
  name.add(static_cast<char>('0' + digits % 10));
  return name;
}

}  // namespace mt::board
