#include "movetext/engine/protocol/ucci/protocol.hpp"

#include "movetext/engine/protocol/ucci/texts.hpp"

namespace mt::engine::ucci {

const Protocol protocol{
    .name = "ucci",
    .title = "Universal Chinese Chess Protocol",
    .greeting = "ucci",
    .usual_game = "xiangqi",
    .has = has_game,
    .front = make_front,
    .client = make_client,
};

}  // namespace mt::engine::ucci
