// Which names an account may have.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Why no account may have the name; nothing: it is a name, and no command will read it as something else.
std::optional<domain::Refusal> objection_to_name(const std::string& name);

}  // namespace mt::server::app
