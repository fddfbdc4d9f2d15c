// The protocol UCI.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::uci {

extern const Protocol protocol;

}  // namespace mt::engine::uci
