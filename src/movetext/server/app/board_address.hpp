// The address to which a player writes to play on a board.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/account.hpp"
#include "movetext/server/domain/game.hpp"

#include <string>

namespace mt::server::app {

// Returns the Reply-To address for the present state of the board; empty if the account does not play on it.
std::string board_address(const ServerPolicy& policy, const domain::Game& game,
                          const domain::Account& account);

}  // namespace mt::server::app
