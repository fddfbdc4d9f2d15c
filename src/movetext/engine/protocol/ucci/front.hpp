// An engine that speaks UCCI.
#pragma once
#include "movetext/engine/protocol/api/front.hpp"

#include <memory>

namespace mt::engine::ucci {

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host);

}  // namespace mt::engine::ucci
