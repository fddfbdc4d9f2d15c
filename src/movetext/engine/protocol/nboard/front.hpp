// An engine that speaks the protocol of NBoard, version 2.
#pragma once
#include "movetext/engine/protocol/api/front.hpp"

#include <memory>

namespace mt::engine::nboard {

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host);

}  // namespace mt::engine::nboard
