// Plays one game of a match, move by move, until it ends in some way.
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

// The terms shared by all games of a match.
struct GameTerms {
  std::shared_ptr<const AnyGame> game;
  AdjudicationTerms adjudication{};
  std::uint32_t most_plies = 1000;  // of a game: a longer one is a draw
  // Games with dice.
  std::uint32_t length = 1;  // points of a match; 0: a game for points, with the cube
  bool cube = true;          // only if both engines support it
  bool jacoby = true;        // games for points with the cube
  bool beavers = true;       // the same, and only if both engines support them
  std::uint64_t seed = 0;    // of the dice
};

// Always ends, whatever the engines do: each answer has a time limit (TimeTerms), and the number of moves is
// limited. A stop breaks the game off. `seats` are indexed by Side.
GameReport play_game(const GameTerms& terms, const Appointment& appointment, const Opening& opening,
                     std::array<Seat, 2>& seats, const std::stop_token& stop);

}  // namespace mt::engine::match
