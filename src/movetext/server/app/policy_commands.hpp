// Commands that set which challenges an account accepts.
#pragma once
#include "movetext/server/app/command_context.hpp"

namespace mt::server::app {

// Accept or decline all challenges to the game of the command. If the command names no game, all games are
// meant.
CommandResult take_challenges(CommandContext& context, const protocol::Command& command);
CommandResult take_no_challenges(CommandContext& context, const protocol::Command& command);

}  // namespace mt::server::app
