#include "movetext/cli/server/commands.hpp"

#include "movetext/cli/server_commands/server_commands.hpp"

#include <algorithm>
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
  static const std::array<const Command*, commands.size()> list = [] {
    std::array<const Command*, commands.size()> pointers{};
    std::transform(commands.begin(), commands.end(), pointers.begin(),
                   [](const Command& command) { return &command; });
    return pointers;
  }();
  return list;
}

}  // namespace mt::cli
