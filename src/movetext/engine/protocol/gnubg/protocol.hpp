// The protocol of GNU Backgammon's socket.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::gnubg {

extern const Protocol protocol;

}  // namespace mt::engine::gnubg
