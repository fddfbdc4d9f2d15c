#include "movetext/server/app/board_address.hpp"

namespace mt::server::app {

std::string board_address(const ServerPolicy& policy, const domain::Game& game,
                          const domain::Account& account) {
  const auto seat = game.seat_of(account.id);
  if (!seat) return {};
  const std::string token =
      policy.keys.make({protocol::TokenKind::play, game.id(), *seat, account.id, account.generation});
  return policy.names.game(game.id(), game.ply(), token);
}

}  // namespace mt::server::app
