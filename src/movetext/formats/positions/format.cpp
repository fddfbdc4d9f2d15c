// The rows of positions, one on each line.  The replay of a record writes them, with the help of its game.
#include "movetext/formats/api/format.hpp"

namespace mt::formats {

extern const Format fen{
    .name = "fen",
    .extension = ".fen",
    .title = "positions, one a line",
    .positions = true,
    .conventions = holds::games,
};

// A FEN with operations: the counters, and the game.
extern const Format epd{
    .name = "epd",
    .extension = ".epd",
    .title = "positions with operations, one a line",
    .positions = true,
    .conventions = holds::games,
};

}  // namespace mt::formats
