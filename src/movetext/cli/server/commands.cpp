#include "movetext/cli/server/commands.hpp"

#include "movetext/cli/server_commands/server_commands.hpp"

#include <array>

namespace mt::cli {
Commands runnable_commands() {
  static const std::array<Command, 5> commands{
      runnable(serve_command, run_serve), runnable(mail_command, run_mail),
      runnable(admin_command, run_admin), runnable(deliver_command, run_deliver),
      runnable(verify_command, run_verify)};
  static const auto list = addresses_of(commands);
  return list;
}

}  // namespace mt::cli
