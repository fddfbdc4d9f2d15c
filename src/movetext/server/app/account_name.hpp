// Rules for account names.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Returns why no account may have the name, or nothing if the name is allowed and no command reads it as
// something else.
std::optional<domain::Refusal> objection_to_name(const std::string& name);

}  // namespace mt::server::app
