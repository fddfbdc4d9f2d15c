// The colours of boards and pieces, chosen so that both kinds of pieces stand out from both kinds of squares,
// also in black and white print.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/figure.hpp"

namespace mt::board {

inline constexpr Colour nothing{};
inline constexpr Colour paper{0xffffff};
inline constexpr Colour ink{0x26221e};
inline constexpr Colour light_square{0xfaf4e6};
inline constexpr Colour dark_square{0xcdb48c};
inline constexpr Colour marked_square{0xe2c65a};
inline constexpr Colour square_name{0x6b5433};

inline constexpr int frame_width = 4;  // around a board

// The colours of one side's pieces.
struct Look {
  Colour body;
  Colour groove;  // fine lines that need not be visible
  Colour outline;
  Colour mark;  // on the body: tells one piece from another
};

constexpr Look look_of(Ink side) {
  return side == Ink::light ? Look{{0xfffdf7}, {0xb9ad98}, ink, ink}
                            : Look{{0x302b27}, {0x7d736a}, {0x000000}, {0xf3e3b3}};
}

}  // namespace mt::board
