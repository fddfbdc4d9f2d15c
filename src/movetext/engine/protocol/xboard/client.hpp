// An interface that speaks the protocol of XBoard with an engine (Chess Engine Communication Protocol 2).
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::xboard {

// Returns whether the protocol has a notation for the moves of the game.
bool has_game(const GameSpec& spec);

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::xboard
