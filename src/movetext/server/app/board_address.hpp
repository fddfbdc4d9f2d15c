// Where a player writes to play on a board.
#pragma once
#include "movetext/server/domain/account.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/app/policy.hpp"

#include <string>

namespace mt::server {

// The Reply-To of the board as it stands; empty: the account does not play it.
std::string board_address(const House& house, const Game& game, const Account& account);

}  // namespace mt::server
