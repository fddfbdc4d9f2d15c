// The picture of a piece, as plane figures.
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/board/piece_figure.hpp"
#include "movetext/board/themes.hpp"

#include <string>
#include <vector>

namespace mt::board {

// Figures around the point (0, 0), which are used several times.
struct Symbol {
  std::string id;  // unique within a picture
  std::vector<Figure> figures;
};

// Returns the symbol of a piece. The symbol of an empty square has no figures.
Symbol make_symbol(Piece piece, const Theme& theme = default_theme);

}  // namespace mt::board
