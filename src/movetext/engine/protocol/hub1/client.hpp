// An interface that speaks the first version of Hub (Scan 2.0), in which all arguments have places.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::hub1 {

// Says whether the first version has the game: international draughts alone.
bool has_game(const GameSpec& spec);

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::hub1
