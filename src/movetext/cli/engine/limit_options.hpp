// The options of commands for the limits of engines.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/api/limits.hpp"

#include <array>
#include <optional>
#include <string>

namespace mt::cli {

// Reads the options --time, --nodes, --depth and --trials. If none of them is given, returns `usual`. If a
// value is invalid, reports an error and returns nullopt.
std::optional<engine::Limits> read_limits(const Invocation& invocation, const engine::Limits& usual);
// Returns the limits in words: "100000 positions", "depth 12, 0.5 s".
std::string limit_words(const engine::Limits& limits);

}  // namespace mt::cli
