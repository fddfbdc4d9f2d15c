// The address to which a player writes to play on a board.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/account.hpp"
#include "movetext/server/domain/game.hpp"

#include <string>

namespace mt::server::app {

// Returns the Reply-To address for the board as it stands; empty if the account does not play it.
std::string board_address(const ServerPolicy& policy, const domain::Game& game,
                          const domain::Account& account);

}  // namespace mt::server::app
