// An interface that speaks the first version of Hub (Scan 2.0), with all arguments by position.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::hub1 {

// Returns whether the first version supports the game: only international draughts.
bool has_game(const GameSpec& spec);

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::hub1
