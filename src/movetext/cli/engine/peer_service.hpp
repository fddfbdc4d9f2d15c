// An engine that meets its opponents over TCP, for peer-to-peer protocols.
#pragma once
#include "movetext/cli/invocation.hpp"
#include "movetext/engine/serve/serve.hpp"

#include <optional>

namespace mt::cli {

// Serves with the options of peer-to-peer protocols. If none of these options is given, returns nullopt: the
// service then uses standard input and output.
std::optional<Status> serve_equals(const Invocation& invocation, engine::Service& service);

}  // namespace mt::cli
