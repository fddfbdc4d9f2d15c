// The protocol UCCI.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::ucci {

extern const Protocol protocol;

}  // namespace mt::engine::ucci
