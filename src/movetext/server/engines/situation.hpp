// The data of a waiting board that an engine needs to decide.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/server/domain/standing_offer.hpp"

#include <cstdint>
#include <optional>

namespace mt::server::engines {

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

}  // namespace mt::server::engines
