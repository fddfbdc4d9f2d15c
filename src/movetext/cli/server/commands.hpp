// Runs the commands of the game server, one file each.
#pragma once
#include "movetext/cli/invocation.hpp"

namespace mt::cli {

Status run_serve(const Invocation& invocation);
Status run_mail(const Invocation& invocation);
Status run_admin(const Invocation& invocation);
Status run_deliver(const Invocation& invocation);
Status run_verify(const Invocation& invocation);

// Returns the five commands of the game server, each with the function that runs it.
Commands runnable_commands();

}  // namespace mt::cli
