#include "movetext/games/xiangqi/position.hpp"

namespace mt::xiangqi {
namespace {

// Mixes the bits of a number. The constants are those of splitmix64 (Steele, Lea, Flood 2014).
constexpr std::uint64_t mixed(std::uint64_t value) {
  value = (value ^ (value >> 30)) * 0xBF58'476D'1CE4'E5B9;
  value = (value ^ (value >> 27)) * 0x94D0'49BB'1331'11EB;
  return value ^ (value >> 31);
}

}  // namespace

bool same_board(const Position& a, const Position& b) {
  return a.to_move == b.to_move && a.sides == b.sides && a.kinds == b.kinds;
}

std::uint64_t key_of(const Position& position) {
  constexpr std::uint64_t step = 0x9E37'79B9'7F4A'7C15;
  std::uint64_t key = position.to_move == red ? step : 2 * step;
  const auto add = [&](Points set) {
    key = mixed(key + static_cast<std::uint64_t>(set)) + step;
    key = mixed(key + static_cast<std::uint64_t>(set >> 64)) + step;
  };
  for (const Points set : position.kinds) add(set);
  add(position.sides[0]);
  return key;
}

}  // namespace mt::xiangqi
