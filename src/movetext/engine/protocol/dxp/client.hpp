// A program of others behind DXP as an engine: it is invited to a game for each that it shall think about,
// and its next move in that is its answer.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::dxp {

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::dxp
