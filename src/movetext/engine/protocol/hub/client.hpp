// An interface that speaks Hub with an engine.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::hub {

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::hub
