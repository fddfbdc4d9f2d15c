#include "movetext/cli/database/commands.hpp"

#include "movetext/cli/commands.hpp"
#include "movetext/cli/database_commands/database_commands.hpp"

#include <vector>

namespace mt::cli {

Commands runnable_database_commands() {
  static const Command index = runnable(index_command, run_index);
  static const Command explore = runnable(explore_command, run_explore);
  static const std::vector<const Command*> all = [] {
    std::vector<const Command*> list{&index, &explore};
    list.insert(list.end(), record_commands().begin(), record_commands().end());
    return list;
  }();
  return all;
}

}  // namespace mt::cli
