// XBoard's protocol.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::xboard {

extern const Protocol protocol;

}  // namespace mt::engine::xboard
