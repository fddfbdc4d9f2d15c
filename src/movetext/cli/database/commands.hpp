// The commands of the program movetext-database, with the functions that run them.
#pragma once
#include "movetext/cli/invocation.hpp"

namespace mt::cli {

Status run_index(const Invocation& invocation);
Status run_explore(const Invocation& invocation);
// Runs "check". The findings in databases are those that were stored when the records were added, unless an
// option changes what is found.
Status run_check_of_databases(const Invocation& invocation);

Commands runnable_database_commands();

}  // namespace mt::cli
