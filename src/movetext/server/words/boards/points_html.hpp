// Writes a board of points as an HTML table: two rows of twelve points, with the bar between their halves.
#pragma once
#include "movetext/board/points_drawing.hpp"

#include <string>

namespace mt::server::words {

// Returns a complete HTML table. Each point shows a sign and a number: "\u25CF5" means five dark checkers,
// "\u25CB2" two light ones.
std::string points_html(const board::PointsDrawing& drawing);

}  // namespace mt::server::words
