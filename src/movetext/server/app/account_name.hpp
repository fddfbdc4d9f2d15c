// Rules for account names.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Returns the reason if accounts may not have the name, or nothing if they may. A name is also refused if a
// command would read it as something else, such as a move.
std::optional<domain::Refusal> objection_to_name(const std::string& name);

}  // namespace mt::server::app
