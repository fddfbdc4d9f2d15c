// The protocol GTP.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::gtp {

extern const Protocol protocol;

}  // namespace mt::engine::gtp
