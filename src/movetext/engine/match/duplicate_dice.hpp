// The dice of a pair of matches. Both matches of a pair have the same dice, whichever engine plays which
// side, so that neither engine is luckier.
#pragma once
#include "movetext/games/api/dice.hpp"

#include <cstdint>

namespace mt::engine::match {

// A roll depends only on the seed, pair, game and turn, so games that diverge still have the same dice.
class DuplicateDice {
 public:
  DuplicateDice(std::uint64_t seed, std::uint64_t pair) : seed_(mixed(seed ^ mixed(pair + 1))) {}

  // Returns the roll of a turn. Both the games of a match and the turns of a game are counted from 0.
  Dice roll(std::uint32_t game, std::uint32_t turn) const {
    const std::uint64_t bits = mixed(seed_ + ((std::uint64_t{game} << 32U) | turn) * golden);
    return {die(bits & 0xFFFF'FFFFU), die(bits >> 32U)};
  }

 private:
  static constexpr std::uint64_t golden = 0x9E37'79B9'7F4A'7C15U;
  // SplitMix64 (Steele, Lea, Flood 2014).
  static constexpr std::uint64_t mixed(std::uint64_t bits) {
    bits += golden;
    bits = (bits ^ (bits >> 30U)) * 0xBF58'476D'1CE4'E5B9U;
    bits = (bits ^ (bits >> 27U)) * 0x94D0'49BB'1331'11EBU;
    return bits ^ (bits >> 31U);
  }
  static constexpr std::uint8_t die(std::uint64_t bits32) {
    return static_cast<std::uint8_t>((bits32 * 6 >> 32U) + 1);
  }
  std::uint64_t seed_;
};

}  // namespace mt::engine::match
