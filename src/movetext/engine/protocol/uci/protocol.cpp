#include "movetext/engine/protocol/uci/protocol.hpp"

#include "movetext/engine/protocol/uci/variants.hpp"

namespace mt::engine::uci {

const Protocol protocol{
    .name = "uci",
    .title = "Universal Chess Interface",
    .greeting = "uci",
    .usual_game = "chess",
    .has = has_game,
    .front = make_front,
    .client = make_client,
};

}  // namespace mt::engine::uci
