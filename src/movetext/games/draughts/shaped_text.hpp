// Reads moves with square numbers. The reader of the format has already found the shape of the text, so the
// characters need no check.
#pragma once
#include "movetext/games/draughts/move_text.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace mt::draughts {

// The common shapes in the order of move_shapes.cpp, counted from 1.
enum class Shape : std::uint8_t {
  one_to_one = 1,
  low_to_one,  // from square 1 or 2
  one_to_two,
  two_to_one,
  two_to_two,
  one_takes_two,
  two_takes_one,
  two_takes_two,
};
inline constexpr unsigned shape_count = 9;  // including 0, which means that the text has no common shape

// Where a shape has its digits.
struct ShapeDigits {
  std::uint8_t first_shift;   // puts a zero before a first number of one digit
  std::uint16_t second_mask;  // keeps the digits of the last two bytes
  bool captures;
};
inline constexpr auto shape_digits = [] {
  std::array<ShapeDigits, shape_count> table{};
  const auto set = [&](Shape shape, bool first_two, bool second_two, bool captures) {
    table[static_cast<unsigned>(shape)] = {static_cast<std::uint8_t>(first_two ? 0 : 8),
                                           static_cast<std::uint16_t>(second_two ? 0x0F0F : 0x0F00),
                                           captures};
  };
  set(Shape::one_to_one, false, false, false);
  set(Shape::low_to_one, false, false, false);
  set(Shape::one_to_two, false, true, false);
  set(Shape::two_to_one, true, false, false);
  set(Shape::two_to_two, true, true, false);
  set(Shape::one_takes_two, false, true, true);
  set(Shape::two_takes_one, true, false, true);
  set(Shape::two_takes_two, true, true, true);
  return table;
}();

// Reads a text of that shape; `shape`: a value of Shape. Returns false if the board does not have one of the
// squares. No branch depends on the shape.
inline bool read_shaped(const SquareNames& names, std::string_view text, unsigned shape, PlainText& out) {
  const ShapeDigits& digits = shape_digits[shape];
  const auto two_bytes = [&](std::size_t at) {
    return static_cast<unsigned>(static_cast<unsigned char>(text[at])) |
           static_cast<unsigned>(static_cast<unsigned char>(text[at + 1])) << 8;
  };
  const auto number = [](unsigned bytes) { return 10 * (bytes & 0x0F) + ((bytes >> 8) & 0x0F); };
  out.from = names.by_number(number(two_bytes(0) << digits.first_shift));
  out.to = names.by_number(number(two_bytes(text.size() - 2) & digits.second_mask));
  out.sign = digits.captures ? 'x' : '-';
  out.padded = false;
  return out.from != SquareNames::none && out.to != SquareNames::none;
}

}  // namespace mt::draughts
