#include "movetext/engine/protocol/gnubg/protocol.hpp"

#include "movetext/engine/protocol/gnubg/board_words.hpp"

namespace mt::engine::gnubg {

const Protocol protocol{
    .name = "gnubg",
    .title = "Socket of GNU Backgammon",
    .listen_command = "external",
    .usual_game = "backgammon",
    .has = has_game,
    .client = make_client,
};

}  // namespace mt::engine::gnubg
