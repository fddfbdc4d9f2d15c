// The row of the socket of GNU Backgammon.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::gnubg {

extern const Protocol protocol;

}  // namespace mt::engine::gnubg
