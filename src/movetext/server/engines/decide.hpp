// What an engine does where a board waits for it.
//
// A player answers for moves, dice and the cube, for draws and for what the other side would resign.  All
// else follows from rules that players can read (docs/server-players.md): takebacks and the end of a game by
// agreement are accepted where nothing counts; an engine resigns only what its player resigns, and claims
// nothing.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/server/engines/situation.hpp"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace mt::server::engines {

struct Decision {
  std::vector<domain::Act> acts{};  // to be carried out in order, all of them or none
  std::string problem{};            // not empty: the player gave no answer that can be used
};

// Returns the player, or nullptr and why there is none.  It is called only if a decision needs a player.
using Seat = std::function<engine::Player*(std::string& problem)>;

Decision decide(const Situation& here, const Seat& seat, const engine::Limits& limits,
                const std::stop_token& stop);

// Returns whether a side takes a draw that is offered, by what its player says of the position; `moves_made`:
// by that side.
bool takes_draw(const engine::Score& score, std::uint32_t moves_made);

}  // namespace mt::server::engines
