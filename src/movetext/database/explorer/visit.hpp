// What the explorer stores about a game: the positions that it reaches, and the moves that it plays there.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/move_sums.hpp"

#include <compare>
#include <cstdint>
#include <vector>

namespace mt::database {

// Identifies a move in its position: a value below first_move_id has a meaning of its own; for all other
// moves it is the key of the position after the move (game_tracer.hpp).
using MoveId = std::uint64_t;

namespace moves {
inline constexpr MoveId end = 0;     // the game makes no further move in the position
inline constexpr MoveId repeat = 1;  // the game has counted once too often for the position
inline constexpr MoveId pass = 2;    // the game records a pass
inline constexpr MoveId first = 16;  // the smallest id of a move
}  // namespace moves

// The part of a MoveId that is stored, at most 24 bits. Two moves of a position have the same tag in about
// one of 40,000 positions.
using MoveTag = std::uint32_t;
inline constexpr MoveTag tag_count = MoveTag{1} << 24;

constexpr MoveTag tag_of(MoveId move) {
  if (move < moves::first) return static_cast<MoveTag>(move);
  return static_cast<MoveTag>(moves::first + (move >> 32) % (tag_count - moves::first));
}

// A game visits each position and plays each of its moves there at most once, however often it repeats them.
// The games of a position are all its visits, less its visits with moves::repeat.
struct Visit {
  std::uint64_t key = 0;  // canonical key of the position, with the dice
  MoveId move = moves::end;
  Side mover = Side::first;  // the side that decides in the position; Side::first is White

  // NOLINTNEXTLINE(modernize-use-nullptr): a false finding in the comparison that the compiler makes
  friend auto operator<=>(const Visit&, const Visit&) = default;
};

// A game, or one game of a match.
struct TracedGame {
  std::vector<Visit> visits;  // sorted
  GameWorth worth{};          // the first side is White
};

// The result of a game for the side that moves in a position, as a number: 0 no result, 1 a draw, 2p points
// won, 2p + 1 points lost. A game that is not part of a match has one point.
using Worth = std::uint16_t;
inline constexpr Worth no_result = 0;
inline constexpr Worth drawn_game = 1;
inline constexpr std::int64_t most_points = 30'000;

constexpr Worth worth_for(const GameWorth& game, Side side) {
  const PlayerResult result = side == Side::first ? game.first : game.second;
  if (result == PlayerResult::none) return no_result;
  if (result == PlayerResult::draw) return drawn_game;
  const std::int64_t signed_points = side == Side::first ? game.points : -game.points;
  std::int64_t points = signed_points < 0 ? -signed_points : signed_points;
  if (points == 0) points = 1;
  if (points > most_points) points = most_points;
  return static_cast<Worth>(2 * points + (result == PlayerResult::loss ? 1 : 0));
}

constexpr bool is_win(Worth worth) {
  return worth > drawn_game && worth % 2 == 0;
}
constexpr bool is_loss(Worth worth) {
  return worth > drawn_game && worth % 2 == 1;
}
// Returns the points that the side has won, less those that it has lost.
constexpr std::int64_t points_of(Worth worth) {
  if (worth <= drawn_game) return 0;
  return is_win(worth) ? worth / 2 : -std::int64_t{worth / 2};
}

}  // namespace mt::database
