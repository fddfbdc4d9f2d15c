// All protocols, and how to find them by name.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace mt::engine {

// Returns all protocols. If the protocol of an engine is not known, they are tried in this order.
std::span<const Protocol* const> all_protocols();
// Returns nullptr if there is no protocol of that name.
const Protocol* find_protocol(std::string_view name);
// Returns the protocol whose greeting is the first word of the line, or nullptr.
const Protocol* greeted_by(std::string_view line);
// Returns the protocols that support a game.
std::vector<const Protocol*> protocols_of(const GameSpec& spec);

}  // namespace mt::engine
