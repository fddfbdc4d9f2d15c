// Recognises Othello moves in movetext by their shapes.
#pragma once
#include "movetext/games/othello/move_text.hpp"
#include "movetext/text/move_shape.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace mt::othello {

// The spellings of a pass. The longest comes first, because readers search in this order. "ps" is from the
// WTHOR tools, "pa" and "pass" are from NBoard and GGS.
inline constexpr auto pass_words = std::to_array<std::string_view>({"pass", "pa", "ps", "@@", "--"});

// Returns whether a square or a pass begins at `at`.
bool starts_move(std::string_view text, std::size_t at);

extern const text::MoveShapes move_shapes;

// Returns the square of a text that has the common shape: a letter in either case, and a digit.
constexpr SquareName shaped_square(std::string_view text) {
  constexpr char lower = 'a' - 'A';
  return {(text[0] | lower) - 'a', text[1] - '1'};
}

}  // namespace mt::othello
