#include "movetext/engine/protocol/ubgi/protocol.hpp"

#include "movetext/engine/protocol/ubgi/terms.hpp"

namespace mt::engine::ubgi {

const Protocol protocol{
    .name = "ubgi",
    .title = "Universal Backgammon Interface",
    .greeting = "ubgi",
    .usual_game = "backgammon",
    .has = has_game,
    .front = make_front,
    .client = make_client,
};

}  // namespace mt::engine::ubgi
