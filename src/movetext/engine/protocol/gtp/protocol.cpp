#include "movetext/engine/protocol/gtp/protocol.hpp"

#include "movetext/engine/protocol/gtp/client.hpp"

namespace mt::engine::gtp {

const Protocol protocol{
    .name = "gtp",
    .title = "Go Text Protocol 2, for Othello",
    .usual_game = "othello",
    .has = has_game,
    .client = make_client,
};

}  // namespace mt::engine::gtp
