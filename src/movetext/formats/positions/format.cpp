// The rows of positions, one per line. The replay of a record writes them, using its game.
#include "movetext/formats/api/format.hpp"

namespace mt::formats {

extern const Format fen{
    .name = "fen",
    .extension = ".fen",
    .title = "positions, one per line",
    .positions = true,
    .conventions = holds::games,
};

// A FEN with operations: the counters, and the game.
extern const Format epd{
    .name = "epd",
    .extension = ".epd",
    .title = "positions with operations, one per line",
    .positions = true,
    .conventions = holds::games,
};

// These three list the positions of matches: before each roll and each play, and after each cube action. They
// include both scores, the dice and the owner of the cube.
extern const Format xgid{
    .name = "xgid",
    .extension = ".xgid",
    .title = "positions of eXtreme Gammon, one per line",
    .positions = true,
    .conventions = holds::matches,
};
extern const Format bpn_ext{
    .name = "bpn-ext",
    .extension = ".bpn",
    .title = "positions in BPN with its extensions, one per line",
    .positions = true,
    .conventions = holds::matches,
};
extern const Format gnubg_id{
    .name = "gnubg",
    .extension = ".gnubg",
    .title = "positions of GNU Backgammon, one per line",
    .positions = true,
    .conventions = holds::matches,
};

}  // namespace mt::formats
