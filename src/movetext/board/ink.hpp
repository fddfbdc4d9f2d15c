// The two colours of pieces.
#pragma once
#include <cstddef>
#include <cstdint>

namespace mt::board {

enum class Ink : std::uint8_t { light, dark };

constexpr Ink other(Ink side) {
  return side == Ink::light ? Ink::dark : Ink::light;
}
constexpr std::size_t index(Ink side) {
  return static_cast<std::size_t>(side);
}

}  // namespace mt::board
