// A board of lines as text.
//
//     A   B   C   D                                     A   B   C
//   9 r---h---e---a          large, ascii             9 車──馬──象──      large, unicode
//     |   |   |   | \                                   │   │   │
//   8 +---+---+---+---                                8 ├───┼───┼───
#pragma once
#include "movetext/board/render_text.hpp"

#include <string>

namespace mt::board {

// Renders a drawing that has a lattice. Characters of two columns do not shift the text after them.
std::string render_lattice_text(const Drawing& drawing, PictureSize size, Charset charset, Marks marks);

}  // namespace mt::board
