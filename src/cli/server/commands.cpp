#include "movetext/cli/server/commands.hpp"

#include "movetext/cli/server_commands/server_commands.hpp"

#include <array>

namespace mt::cli {
namespace {

Command with(const Command& command, Status (*run)(const Invocation&)) {
  Command runnable = command;
  runnable.run = run;
  return runnable;
}

}  // namespace

Commands runnable_commands() {
  static const std::array<Command, 5> commands{
      with(serve_command, run_serve), with(mail_command, run_mail), with(admin_command, run_admin),
      with(deliver_command, run_deliver), with(verify_command, run_verify)};
  static const std::array<const Command*, 5> list{&commands[0], &commands[1], &commands[2], &commands[3],
                                                  &commands[4]};
  return list;
}

}  // namespace mt::cli
