#include "movetext/server/app/board_address.hpp"

namespace mt::server {

std::string board_address(const House& house, const Game& game, const Account& account) {
  const auto seat = game.seat_of(account.id);
  if (!seat) return {};
  const std::string token =
      house.keys.make({TokenKind::play, game.id(), *seat, account.id, account.generation});
  return house.names.game(game.id(), game.ply(), token);
}

}  // namespace mt::server
