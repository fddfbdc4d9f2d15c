// Which names an account may have.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Says why no account may have the name.  Returns nothing for a name that is free to use and that no command
// reads as something else.
std::optional<domain::Refusal> objection_to_name(const std::string& name);

}  // namespace mt::server::app
