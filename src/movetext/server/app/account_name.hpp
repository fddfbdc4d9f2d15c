// Which names an account may have.
#pragma once
#include "movetext/server/domain/terms.hpp"

#include <optional>
#include <string>

namespace mt::server {

// Nothing: it may be somebody's name, and in no command will be read as something else.
std::optional<Refusal> objection_to_name(const std::string& name);

}  // namespace mt::server
