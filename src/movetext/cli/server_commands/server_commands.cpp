#include "movetext/cli/server_commands/server_commands.hpp"

#include "movetext/cli/commands.hpp"
#include "movetext/cli/database_commands/database_commands.hpp"
#include "movetext/cli/engine_commands/engine_commands.hpp"

#include <vector>

namespace mt::cli {

Commands all_commands() {
  static const std::vector<const Command*> all = [] {
    std::vector<const Command*> list(record_commands().begin(), record_commands().end());
    list.insert(list.end(), {&index_command, &explore_command, &view_command, &engine_command, &play_command,
                             &match_command, &analyse_command, &serve_command, &mail_command, &admin_command,
                             &deliver_command, &verify_command});
    return list;
  }();
  return all;
}

}  // namespace mt::cli
