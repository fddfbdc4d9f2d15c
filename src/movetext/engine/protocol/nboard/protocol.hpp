// NBoard's protocol.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::nboard {

extern const Protocol protocol;

}  // namespace mt::engine::nboard
