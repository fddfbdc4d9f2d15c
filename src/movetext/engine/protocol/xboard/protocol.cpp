#include "movetext/engine/protocol/xboard/protocol.hpp"

#include "movetext/engine/protocol/xboard/client.hpp"

namespace mt::engine::xboard {

const Protocol protocol{
    .name = "xboard",
    .title = "XBoard (Chess Engine Communication Protocol 2)",
    .greeting = "xboard",
    .usual_game = "chess",
    .has = has_game,
    .client = make_client,
};

}  // namespace mt::engine::xboard
