#include "movetext/engine/players/player_list.hpp"
#include "movetext/games/table/families.hpp"

#include <cassert>

namespace mt::engine {

static_assert(player_list.size() == family_list.size());

std::unique_ptr<Player> make_player(const GameSpec& spec) {
  for (const FamilyPlayers& players : player_list)
    if (players.family == &spec.family()) return players.make(make_game(spec));
  assert(false);  // the list has every family
  return nullptr;
}

}  // namespace mt::engine
