// The shapes of draughts moves in movetext: numeric, algebraic and diagonal.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"

namespace mt::pgn {

// A move by its shape: "32-28", "5x 14", "32 - 28", "24x15x6", "C3:E5", "c3b4", "3228", "e8g6x",
// "47x36 <42,29,14,31>"; also one that breaks off behind its sign ("32-").  The sign may be any of
// - x X : * between digits, U+2010-U+2013, U+2212, U+00D7, Cyrillic U+0445.
MoveToken scan_pdn_move(std::string_view text, std::size_t at);
// "32-28" and "28x19" with a blank behind.
PlainMove scan_plain_pdn_move(const char* bytes, std::uint32_t digits);

}  // namespace mt::pgn
