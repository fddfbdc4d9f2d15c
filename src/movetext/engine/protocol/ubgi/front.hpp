// An engine that speaks UBGI (docs/ubgi.md).
#pragma once
#include "movetext/engine/protocol/api/front.hpp"

#include <memory>

namespace mt::engine::ubgi {

// Longest line in bytes; a longer one is refused.
inline constexpr std::size_t longest_line = 65536;

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host);

}  // namespace mt::engine::ubgi
