#include "movetext/engine/protocol/hub/protocol.hpp"

#include "movetext/engine/protocol/hub/variants.hpp"

namespace mt::engine::hub {

const Protocol protocol{
    .name = "hub",
    .title = "Hub, version 2",
    .greeting = "hub",
    .usual_game = "international",
    .has = has_game,
    .front = make_front,
    .client = make_client,
};

}  // namespace mt::engine::hub
