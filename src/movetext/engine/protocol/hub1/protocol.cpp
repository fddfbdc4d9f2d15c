#include "movetext/engine/protocol/hub1/protocol.hpp"

#include "movetext/engine/protocol/hub1/client.hpp"

namespace mt::engine::hub1 {

const Protocol protocol{
    .name = "hub1",
    .title = "Hub, version 1",
    .usual_game = "international",
    .has = has_game,
    .client = make_client,
};

}  // namespace mt::engine::hub1
