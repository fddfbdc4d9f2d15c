// An interface that asks GNU Backgammon (1.07) over its socket for plays, doubles, answers to doubles, and
// values.
//
// The program is started as "gnubg -t -q -r"; its playing strength is set in its own files ("-c FILE").
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>

namespace mt::engine::gnubg {

std::unique_ptr<Client> make_client(const GameSpec& spec);

}  // namespace mt::engine::gnubg
