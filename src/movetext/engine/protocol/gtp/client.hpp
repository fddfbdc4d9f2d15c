// An interface that speaks GTP 2 (Go Text Protocol) with an engine for Othello.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::gtp {

// Returns whether GTP engines play the game: Othello by its usual rules, on a board of any size.
bool has_game(const GameSpec& spec);

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::gtp
