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

// The drawing must have a lattice. Characters that take two columns do not shift those after them.
std::string render_lattice_text(const Drawing& drawing, PictureSize size, Charset charset, Marks marks);

}  // namespace mt::board
