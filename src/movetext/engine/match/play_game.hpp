// Plays one game of a match, move by move.
#pragma once
#include "movetext/engine/match/adjudication.hpp"
#include "movetext/engine/match/duplicate_dice.hpp"
#include "movetext/engine/match/game_report.hpp"
#include "movetext/engine/match/openings.hpp"
#include "movetext/engine/match/seat.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <stop_token>

namespace mt::engine::match {

// What all games of a match have in common.
struct GameTerms {
  std::shared_ptr<const AnyGame> game;
  AdjudicationTerms adjudication{};
  std::uint32_t most_plies = 1000;  // a game with this many plies is a draw
  // Only for games with dice:
  std::uint32_t length = 1;  // points of a match; 0 for a single game for points, with the cube
  bool cube = true;          // only if both engines support it
  bool jacoby = true;        // only in games for points with the cube
  bool beavers = true;       // only in games for points with the cube, if both engines support beavers
  std::uint64_t seed = 0;    // seed of the dice
};

// Plays one game and returns the report on it. The game always ends, because each answer has a time limit
// (TimeTerms) and the number of moves is limited. If `stop` is requested, the game is broken off. `seats` are
// indexed by Side.
GameReport play_game(const GameTerms& terms, const Appointment& appointment, const Opening& opening,
                     std::array<Seat, 2>& seats, const std::stop_token& stop);

}  // namespace mt::engine::match
