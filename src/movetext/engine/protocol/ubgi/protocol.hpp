// The protocol UBGI.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

namespace mt::engine::ubgi {

extern const Protocol protocol;

}  // namespace mt::engine::ubgi
