// The commands of the program movetext-database, with the functions that run them.
#pragma once
#include "movetext/cli/invocation.hpp"

namespace mt::cli {

Status run_index(const Invocation& invocation);
Status run_explore(const Invocation& invocation);

Commands runnable_database_commands();

}  // namespace mt::cli
