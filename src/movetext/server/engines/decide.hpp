// Decides what an engine does on a board that waits for it.
//
// A player decides moves, dice and the cube, draws, and offered resignations of the other side.  Everything
// else follows from rules that players can read (docs/server-players.md): takebacks and the end of a game by
// agreement are accepted if the game does not count; an engine resigns only if its player does, and claims
// nothing.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/api/player.hpp"
#include "movetext/server/domain/standing_offer.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace mt::server::engines {

// The data of a waiting board that an engine needs to decide.
struct Situation {
  GameId game = 0;
  std::uint32_t ply = 0;  // half-moves played
  std::uint32_t seq = 0;  // of the last event
  bool counts = false;    // the game is rated
  bool is_turn = false;   // the engine is to move, to roll or to answer a double
  replay::Awaiting awaiting = replay::Awaiting::nothing;
  bool may_double = false;                       // before a roll
  int largest_loss = 1;                          // highest level at which the engine can lose by resigning
  std::uint32_t moves_made = 0;                  // by the engine
  std::optional<domain::StandingOffer> offer{};  // of the other side
  engine::GameLine line;
};

// Returns nothing if the game does not wait for that side.
std::optional<Situation> situation_of(const domain::Game& game, Side seat);

struct Decision {
  std::vector<domain::Act> acts{};  // to be carried out in order, either all or none
  std::string problem{};            // not empty if the player gave no usable answer
};

// Returns the player, or nullptr with a reason in `problem`.  Called only if a decision needs a player.
using Seat = std::function<engine::Player*(std::string& problem)>;

Decision decide(const Situation& here, const Seat& seat, const engine::Limits& limits,
                const std::stop_token& stop);

// Returns whether a side accepts an offered draw, by its player's score of the position; `moves_made` is the
// number of its moves.
bool takes_draw(const engine::Score& score, std::uint32_t moves_made);

}  // namespace mt::server::engines
