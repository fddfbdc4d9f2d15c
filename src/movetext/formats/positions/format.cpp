// The formats of positions, one per line. The command "replay" writes them, using the rules of the record's
// game.
#include "movetext/formats/api/format.hpp"

namespace mt::formats {

extern const Format fen{
    .name = "fen",
    .extension = ".fen",
    .title = "positions, one per line",
    .positions = true,
    .conventions = holds::games,
};

// A FEN with operations: the counters of the FEN, and the game.
extern const Format epd{
    .name = "epd",
    .extension = ".epd",
    .title = "positions with operations, one per line",
    .positions = true,
    .conventions = holds::games,
};

// The next three formats list the positions of a match: before each roll, before each play, and after each
// cube action. A position includes both scores, the dice and the owner of the cube.
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
