// Decides what an engine does on a board that waits for the engine.
//
// The player of the engine decides about moves, dice, the cube, draws, and resignations offered by the other
// side. Everything else follows rules that players can read (docs/server-players.md):
// - Requests to take back moves or to abort the game are accepted if the game is not rated.
// - The engine resigns only if its player resigns.
// - The engine never claims a draw or a win.
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
  std::uint32_t ply = 0;  // number of half-moves played
  std::uint32_t seq = 0;  // number of the last event
  bool counts = false;    // the game counts for ratings
  bool is_turn = false;   // the engine must move, roll or answer a double
  replay::Awaiting awaiting = replay::Awaiting::nothing;
  bool may_double = false;       // the engine may double before it rolls
  int largest_loss = 1;          // the most that the engine can lose: 1 single game, 2 gammon, 3 backgammon
  std::uint32_t moves_made = 0;  // number of moves that the engine has made
  std::optional<domain::StandingOffer> offer{};  // the open offer of the other side
  engine::GameLine line;
};

// Returns the situation of that side, or nothing if the game does not wait for that side.
std::optional<Situation> situation_of(const domain::Game& game, Side seat);

struct Decision {
  std::vector<domain::Act> acts{};  // carried out in order; if one is refused, none is carried out
  std::string problem{};            // not empty if the player did not give a usable answer
};

// Returns the player, or nullptr with the reason in `problem`. It is called only if a decision needs the
// player.
using Seat = std::function<engine::Player*(std::string& problem)>;

Decision decide(const Situation& here, const Seat& seat, const engine::Limits& limits,
                const std::stop_token& stop);

// Returns whether an offered draw is accepted. `score` is the player's score for its own side, and
// `moves_made` is the number of moves that this side has made.
bool takes_draw(const engine::Score& score, std::uint32_t moves_made);

}  // namespace mt::server::engines
