// Runs the commands of one mail for its sender, the requester.
//
//   CommandContext context(work, requester, comment);
//   for (const OrderLine& line : order.lines)
//     done.push_back(run_command(context, std::get<Command>(line.reading)));
//   ask_for_held(context);
#pragma once
#include "movetext/server/app/command_context.hpp"

namespace mt::server::app {

// Runs the handler of the verb, or holds the command until it is confirmed.
CommandResult run_command(CommandContext& context, const protocol::Command& command);
// Mails each account one question for all its commands that wait for confirmation. Call it once, after the
// last command of a mail.
void ask_for_held(CommandContext& context);

}  // namespace mt::server::app
