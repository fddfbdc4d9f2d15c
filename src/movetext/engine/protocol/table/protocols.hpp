// The protocols, by name.
#pragma once
#include "movetext/engine/protocol/api/protocol.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace mt::engine {

// Returns them in the order in which an engine whose protocol is not known is tried.
std::span<const Protocol* const> all_protocols();
// nullptr: there is no protocol of that name.
const Protocol* find_protocol(std::string_view name);
// Returns the protocol whose interfaces begin with that line; nullptr: none.
const Protocol* greeted_by(std::string_view line);
// Returns those that have words for a game.
std::vector<const Protocol*> protocols_of(const GameSpec& spec);

}  // namespace mt::engine
