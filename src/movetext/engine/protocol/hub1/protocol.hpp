// The row of Hub's first version.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::hub1 {

extern const Protocol protocol;

}  // namespace mt::engine::hub1
