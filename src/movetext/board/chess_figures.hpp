// Chessmen, seen from the side: the figures of a symbol (symbol.hpp).
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/figure.hpp"

#include <vector>

namespace mt::board {

void draw_chess_pawn(Ink side, std::vector<Figure>& figures);
void draw_chess_knight(Ink side, std::vector<Figure>& figures);
void draw_chess_bishop(Ink side, std::vector<Figure>& figures);
void draw_chess_rook(Ink side, std::vector<Figure>& figures);
void draw_chess_queen(Ink side, std::vector<Figure>& figures);
void draw_chess_king(Ink side, std::vector<Figure>& figures);

}  // namespace mt::board
