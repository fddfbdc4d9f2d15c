// How long engines may think, as options of commands.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/api/limits.hpp"

#include <array>
#include <optional>
#include <string>

namespace mt::cli {

// Reads these three; `usual` is taken without any of them.  Nothing: a value is none, which has been told.
std::optional<engine::Limits> read_limits(const Invocation& invocation, const engine::Limits& usual);

}  // namespace mt::cli
