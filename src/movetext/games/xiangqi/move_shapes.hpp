// The shapes of xiangqi moves in movetext.
#pragma once
#include "movetext/text/move_shape.hpp"

#include <cstdint>

namespace mt::xiangqi {

extern const text::MoveShapes move_shapes;

// The common shapes by their numbers, names of men first.
enum class Shape : std::uint8_t { file = 1, place, place_first, points, points_with_dash };
constexpr bool is_name(unsigned shape) {
  return shape < static_cast<unsigned>(Shape::points);
}

// Returns whether a word in a mail can only be a move: "C2.5", "H8+7", a move in Chinese.
bool is_move_word(std::string_view word);

}  // namespace mt::xiangqi
