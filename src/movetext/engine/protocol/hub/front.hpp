// An engine that speaks Hub.
#pragma once
#include "movetext/engine/protocol/api/front.hpp"

#include <memory>

namespace mt::engine::hub {

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host);

}  // namespace mt::engine::hub
