#include "movetext/cli/database/commands.hpp"

#include "movetext/cli/commands.hpp"
#include "movetext/cli/database_commands/database_commands.hpp"

#include <vector>

namespace mt::cli {

Commands runnable_database_commands() {
  static const Command index = runnable(index_command, run_index);
  static const Command explore = runnable(explore_command, run_explore);
  static const Command check = runnable(check_command, run_check_of_databases);
  static const std::vector<const Command*> all = [] {
    std::vector<const Command*> list{&index, &explore};
    for (const Command* const command : record_commands())
      list.push_back(command == &check_command ? &check : command);
    return list;
  }();
  return all;
}

}  // namespace mt::cli
