// Rules for account names.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Returns the reason why no account may have the name, or nothing if accounts may have it. A name is also
// refused if a command would read it as something else, such as a move.
std::optional<domain::Refusal> objection_to_name(const std::string& name);

}  // namespace mt::server::app
