// The address to which a player sends moves on a board.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/account.hpp"
#include "movetext/server/domain/game.hpp"

#include <string>

namespace mt::server::app {

// Returns the Reply-To address for the present position of the board, or an empty text if the account does
// not play on it.
std::string board_address(const ServerPolicy& policy, const domain::Game& game,
                          const domain::Account& account);

}  // namespace mt::server::app
