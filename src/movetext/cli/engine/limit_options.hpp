// The options of commands for the limits of engines.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/api/limits.hpp"

#include <array>
#include <optional>
#include <string>

namespace mt::cli {

// Reads the options --time, --nodes and --depth. If none of them is given, returns `usual`. If a value is
// invalid, reports an error and returns nullopt.
std::optional<engine::Limits> read_limits(const Invocation& invocation, const engine::Limits& usual);

}  // namespace mt::cli
