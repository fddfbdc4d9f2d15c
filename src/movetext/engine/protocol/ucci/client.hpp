// An interface that speaks UCCI with an engine.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::ucci {

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::ucci
