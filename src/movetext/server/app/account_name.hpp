// Which names an account may have.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Nothing: it may be somebody's name, and in no command will be read as something else.
std::optional<domain::Refusal> objection_to_name(const std::string& name);

}  // namespace mt::server::app
