// A number for the pieces on the board and the side to move: equal for equal positions, and rarely equal for
// different positions.
#pragma once
#include "movetext/base/square_set.hpp"
#include "movetext/games/draughts/position.hpp"

#include <cstdint>

namespace mt::draughts {

inline std::uint64_t mix_into(std::uint64_t key, Set64 word) {
  key = (key ^ word) * 0x9E37'79B9'7F4A'7C15;  // 2^64 divided by the golden ratio
  return key ^ (key >> 29);
}
inline std::uint64_t mix_into(std::uint64_t key, Set128 set) {
  return mix_into(mix_into(key, static_cast<Set64>(set)), static_cast<Set64>(set >> 64));
}
inline std::uint64_t mix_into(std::uint64_t key, Set256 set) {
  return mix_into(mix_into(key, set.low), set.high);
}

// The key does not include Position::king_moves.
template <class Set>
std::uint64_t key_of(const Position<Set>& position) {
  std::uint64_t key = static_cast<std::uint64_t>(position.to_move) + 1;
  for (unsigned colour = 0; colour < 2; ++colour)
    key = mix_into(mix_into(key, position.men[colour]), position.kings[colour]);
  return key;
}

}  // namespace mt::draughts
