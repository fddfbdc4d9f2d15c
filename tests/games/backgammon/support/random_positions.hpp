// Makes positions of every variant with random dice, cube, score, offers and rules.
#pragma once
#include "movetext/games/backgammon/settle.hpp"
#include "support/random_boards.hpp"

namespace mt::backgammon::test {

inline Flag random_flag(mt::test::Dice& random) {
  return static_cast<Flag>(random.below(3));
}

inline void random_match(mt::test::Dice& random, Position& position) {
  constexpr std::array<std::uint32_t, 8> lengths{0, 0, 1, 3, 7, 25, 99, 32767};
  position.match_length = lengths[random.below(lengths.size())];
  for (std::uint32_t& points : position.score) {
    if (position.is_money())
      points = static_cast<std::uint32_t>(random.below(random.below(2) == 0 ? 10 : 32768));
    else
      points = random.below(2) == 0 ? position.match_length - 1
                                    : static_cast<std::uint32_t>(random.below(position.match_length));
  }
  position.crawford = random_flag(random);
  position.jacoby = random_flag(random);
  position.beavers = random_flag(random);
}

inline void random_cube(mt::test::Dice& random, Position& position) {
  if (random.below(2) == 0) position.cube.exponent = static_cast<std::uint8_t>(random.below(16));
  const bool owned = position.cube.exponent > 0 && (!position.is_money() || random.below(4) != 0);
  if (owned) position.cube.owner = random.below(2) == 0 ? CubeOwner::first : CubeOwner::second;
  if (random.below(10) == 0) position.cube.state = CubeState::disabled;
  if (random.below(4) == 0) position.max_cube = static_cast<std::uint8_t>(random.below(16));
}

inline void random_turn(mt::test::Dice& random, Position& position) {
  position.on_roll = random.below(2) == 0 ? Side::first : Side::second;
  position.to_decide = position.on_roll;
  if (random.below(2) == 0 && !position.is_finished(position.on_roll)) position.dice = random_dice(random);
  if (random.below(5) == 0) {
    position.double_offered = true;
    position.animals = static_cast<std::uint8_t>(random.below(3) == 0 ? random.below(4) : 0);
  } else if (random.below(5) == 0) {
    position.resignation = static_cast<std::uint8_t>(1 + random.below(3));
    if (random.below(4) != 0) position.to_decide = other(position.on_roll);
  }
}

// Returns a settled position (settle.hpp).
inline Position random_position(mt::test::Dice& random, const Rules& rules) {
  Position position;
  position.checkers = rules.checkers;
  position.board = random_board(random, rules.checkers, random.below(3) == 0 ? 6 : point_count);
  random_match(random, position);
  random_cube(random, position);
  random_turn(random, position);
  return settle(position);
}

}  // namespace mt::backgammon::test
