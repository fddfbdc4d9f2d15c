// The look of a piece, as plane figures.
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/board/piece_figure.hpp"
#include "movetext/board/themes.hpp"

#include <string>
#include <vector>

namespace mt::board {

// Figures that are used several times, around the point (0, 0).
struct Symbol {
  std::string id;  // unique within a picture
  std::vector<Figure> figures;
};

// Returns a symbol without figures for an empty square.
Symbol make_symbol(Piece piece, const Theme& theme = default_theme);

}  // namespace mt::board
