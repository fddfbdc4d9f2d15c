// The built-in players, one for each game.
//
//   const auto player = make_player(*parse_game("international"));
//   const GameLine line(make_game(*parse_game("international")));
//   Watcher silent;
//   const Answer answer = player->think({line}, {.move_time = Milliseconds{500}}, silent, {});
#pragma once
#include "movetext/engine/api/player.hpp"

#include <memory>

namespace mt::engine {

// Returns the player of a game, never null.
std::unique_ptr<Player> make_player(const GameSpec& spec);

}  // namespace mt::engine
