#include "movetext/engine/protocol/dxp/protocol.hpp"

#include "movetext/engine/protocol/dxp/game.hpp"

namespace mt::engine::dxp {

const Protocol protocol{
    .name = "dxp",
    .title = "DamExchange protocol, version 01",
    .lines = {.end = '\0', .longest = longest_message},
    .usual_port = 27531,
    .usual_game = "international",
    .has = has_game,
    .front = make_front,
    .client = make_client,
};

}  // namespace mt::engine::dxp
