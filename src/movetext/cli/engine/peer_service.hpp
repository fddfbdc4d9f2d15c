// An engine that meets its opponents over TCP, for the protocols of equals.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/serve/serve.hpp"

#include <optional>

namespace mt::cli {

// Serves by these options.  Nothing: none of them was given, and the service is on standard input and output.
std::optional<Status> serve_equals(const Invocation& invocation, engine::Service& service);

}  // namespace mt::cli
