#include "movetext/engine/protocol/nboard/protocol.hpp"

#include "movetext/engine/protocol/nboard/texts.hpp"

namespace mt::engine::nboard {

const Protocol protocol{
    .name = "nboard",
    .title = "NBoard, version 2",
    .greeting = "nboard",
    .usual_game = "othello",
    .has = has_game,
    .front = make_front,
    .client = make_client,
};

}  // namespace mt::engine::nboard
