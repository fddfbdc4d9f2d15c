// A board as text.
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
  ascii,    // men *C* and :C:, kings *K* and :K:; small: b w, B W; chessmen: letters, light ones capital
  unicode,  // draughtsmen and chessmen of the block Miscellaneous Symbols, box drawing
};

// How marked squares are highlighted.
enum class Marks : std::uint8_t {
  none,
  brackets,  // [*C*] instead of |*C*|, on the small board [b]; the wall between two marked squares is kept
};

// Lines end with a line feed and have no trailing blanks. Column letters are capitals. Only the large board
// shows the numbers of squares.
std::string render_text(const Drawing& drawing, PictureSize size, Charset charset = Charset::ascii,
                        Marks marks = Marks::none);

}  // namespace mt::board
