// An interface that speaks the protocol of NBoard with an engine.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::nboard {

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::nboard
