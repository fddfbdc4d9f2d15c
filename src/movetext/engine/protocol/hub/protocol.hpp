// The protocol Hub.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::hub {

extern const Protocol protocol;

}  // namespace mt::engine::hub
