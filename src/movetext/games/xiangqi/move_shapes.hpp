// Recognises xiangqi moves in movetext by their shapes.
#pragma once
#include "movetext/text/move_shape.hpp"

#include <cstdint>

namespace mt::xiangqi {

extern const text::MoveShapes move_shapes;

// The numbers of the common shapes. The shapes with names of men come first.
enum class Shape : std::uint8_t { file = 1, place, place_first, points, points_with_dash };
constexpr bool is_name(unsigned shape) {
  return shape < static_cast<unsigned>(Shape::points);
}

// Returns whether a word of a mail can only be a move, such as "C2.5", "H8+7" or a move in Chinese.
bool is_move_word(std::string_view word);

}  // namespace mt::xiangqi
