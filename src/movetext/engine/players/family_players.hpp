// Declares how the players of a family are made. The build generates the list of all families
// (cmake/Families.cmake).
#pragma once
#include "movetext/engine/players/make_player.hpp"
#include "movetext/games/api/any_game.hpp"

#include <memory>

namespace mt::engine {

using MakesPlayer = std::unique_ptr<Player> (*)(std::unique_ptr<const AnyGame> game);

struct FamilyPlayers {
  const Family* family = nullptr;
  MakesPlayer make = nullptr;
};

}  // namespace mt::engine
