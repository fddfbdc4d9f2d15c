// The first version of the protocol Hub.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::hub1 {

extern const Protocol protocol;

}  // namespace mt::engine::hub1
