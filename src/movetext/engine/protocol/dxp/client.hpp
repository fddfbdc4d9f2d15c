// A foreign program as an engine over DXP: it is invited to a game for each game that it is asked about, and
// its next move in that game is its answer.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::dxp {

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::dxp
