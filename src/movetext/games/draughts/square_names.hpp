// Tables that convert the squares of a board to their names, and names to squares.
#pragma once
#include "movetext/board/coordinates.hpp"
#include "movetext/games/draughts/geometry.hpp"

#include <array>
#include <cstdint>
#include <string>

namespace mt::draughts {

// A square is a bit index of Geometry in all functions.
class SquareNames {
 public:
  static constexpr std::uint8_t none = 255;  // means no square; no board uses this bit index
  static constexpr int max_width = 14;

  template <class Set>
  constexpr SquareNames(const Rules& rules, const Geometry<Set>& geometry);

  // Returns the number of a square, 1 to count(), or 0 for a bit without a square.
  constexpr int number(int square) const { return number_[static_cast<unsigned>(square)]; }
  constexpr int count() const { return count_; }
  constexpr board::CellName text(int square, board::Notation notation) const {
    return text_[static_cast<unsigned>(board::of_squares(notation))][static_cast<unsigned>(square)];
  }
  void write(int square, board::Notation notation, std::string& out) const {
    const board::CellName& name =
        text_[static_cast<unsigned>(board::of_squares(notation))][static_cast<unsigned>(square)];
    out.append(name.text, name.size);
  }

  // Returns the square of a number from 0 to 255, or `none` if there is no such square.
  constexpr std::uint8_t by_number(unsigned number) const { return by_number_[number]; }
  // `column`, `row`: as in the name of the square, counted from 0.
  constexpr std::uint8_t by_letter(unsigned column, unsigned row) const {
    return column < max_width && row < max_width ? by_letter_[row * max_width + column] : none;
  }
  constexpr std::uint8_t by_diagonal(board::Oblique oblique) const;

  constexpr const board::Coordinates& coordinates() const { return coordinates_; }
  // Returns the notation usual in records of the rule set.
  constexpr board::Notation usual() const { return usual_; }
  // Returns whether the board has diagonal names.
  constexpr bool has_diagonal() const { return coordinates_.shape.squares != board::Squares::all; }

 private:
  board::Coordinates coordinates_;
  board::Notation usual_;
  int count_;
  std::array<std::uint8_t, 256> number_{};
  std::array<std::uint8_t, 256> by_number_{};
  std::array<std::uint8_t, max_width * max_width> by_letter_{};
  std::array<std::uint8_t, max_width * max_width> by_cell_{};
  std::array<std::array<board::CellName, 256>, board::notation_count> text_{};
};

template <class Set>
constexpr SquareNames::SquareNames(const Rules& rules, const Geometry<Set>& geometry)
    : coordinates_{rules.shape, rules.square_one, rules.square_a1},
      usual_(rules.notation),
      count_(board::square_count(rules.shape)) {
  by_number_.fill(none);
  by_letter_.fill(none);
  by_cell_.fill(none);
  for (int n = 1; n <= count_; ++n) {
    const board::Cell cell = *coordinates_.cell_of_number(n);
    const auto square = static_cast<std::uint8_t>(geometry.bit_of(cell));
    const board::Cell seen = coordinates_.from_a1(cell);
    number_[square] = static_cast<std::uint8_t>(n);
    by_number_[static_cast<unsigned>(n)] = square;
    by_letter_[static_cast<unsigned>(seen.y * max_width + seen.x)] = square;
    by_cell_[static_cast<unsigned>(cell.y * max_width + cell.x)] = square;
    text_[0][square] = coordinates_.name(cell, board::Notation::numeric);
    text_[1][square] = coordinates_.name(cell, board::Notation::algebraic);
    if (has_diagonal()) text_[2][square] = coordinates_.name(cell, board::Notation::diagonal);
  }
}

constexpr std::uint8_t SquareNames::by_diagonal(board::Oblique oblique) const {
  const auto cell = coordinates_.cell_of_diagonal(oblique);
  return cell ? by_cell_[static_cast<unsigned>(cell->y * max_width + cell->x)] : none;
}

}  // namespace mt::draughts
