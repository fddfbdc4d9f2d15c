// Renders a board as text.
//
//      A   B   C   D                                A B C D
//    +---+---+---+---+                            4   b   B
//  4 |   |*C*|   |*K*| 4      large, ascii        3 b   .      small, ascii
//    +---+---+---+---+                            2   .   w
//  3 |*C*|   |:::|   | 3                          1 W   w
//
//    +---+---+---+---+
//  8 | r |   | b | q | 8      chess               8 r . b q
//    +---+---+---+---+
//  7 | . | p | . | P | 7                          7 . p . P
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/scene.hpp"

#include <cstdint>
#include <string>

namespace mt::board {

enum class Charset : std::uint8_t {
  // men *C* and :C:, kings *K* and :K:; on the small board b w, B W; chessmen as letters, light ones in
  // capitals
  ascii,
  // draughtsmen and chessmen of the Unicode block Miscellaneous Symbols; lines of the block Box Drawing
  unicode,
};

// How marked squares are highlighted.
enum class Marks : std::uint8_t {
  none,
  // [*C*] instead of |*C*|, or [b] on the small board; the wall between two marked squares stays the same
  brackets,
};

// Returns lines that end with a line feed and have no trailing blanks. Column letters are capitals. Only the
// large board shows the numbers of squares.
std::string render_text(const Drawing& drawing, PictureSize size, Charset charset = Charset::ascii,
                        Marks marks = Marks::none);

}  // namespace mt::board
