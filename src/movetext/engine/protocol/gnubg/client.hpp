// An interface that asks GNU Backgammon (1.07) over its socket: plays, doubles, answers to doubles, values.
//
// A program is started as "gnubg -t -q -r"; how well it plays is set in its own files ("-c FILE").
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::gnubg {

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::gnubg
