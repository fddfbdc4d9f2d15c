// A legend that explains the characters of a text board.
//
//   White: w man, W king
//   Black: b man
//   Empty: .
#pragma once
#include "movetext/board/render_text.hpp"

#include <array>
#include <string>
#include <string_view>

namespace mt::board {

// Explains the characters of a board that is rendered in the given size and charset. `sides`: the names of
// the light side and the dark side. Lines end with a line feed.
std::string legend_of(const Drawing& drawing, PictureSize size, Charset charset, Marks marks,
                      const std::array<std::string_view, 2>& sides);

}  // namespace mt::board
