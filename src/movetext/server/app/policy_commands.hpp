// Which challenges a player takes.
#pragma once
#include "movetext/server/app/command_context.hpp"

namespace mt::server::app {

// Takes all challenges to the game of the command, or to all games; or none of them.
CommandResult take_challenges(CommandContext& context, const protocol::Command& command);
CommandResult take_no_challenges(CommandContext& context, const protocol::Command& command);

}  // namespace mt::server::app
