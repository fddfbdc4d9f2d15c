// The protocol DXP.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::dxp {

extern const Protocol protocol;

}  // namespace mt::engine::dxp
