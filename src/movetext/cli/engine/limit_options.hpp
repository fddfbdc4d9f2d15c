// The options of commands for the limits of engines.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/api/limits.hpp"

#include <array>
#include <optional>
#include <string>

namespace mt::cli {

// Reads these three; without any of them, returns `usual`. Returns nullopt after reporting an invalid value.
std::optional<engine::Limits> read_limits(const Invocation& invocation, const engine::Limits& usual);

}  // namespace mt::cli
