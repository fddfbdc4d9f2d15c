// An engine that speaks DXP: it accepts invitations to games, or sends one (Host::challenge).
#pragma once
#include "movetext/engine/protocol/api/front.hpp"

#include <memory>

namespace mt::engine::dxp {

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host);

}  // namespace mt::engine::dxp
