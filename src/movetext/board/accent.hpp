// The colours of arrows and marks, with the names used in PGN comments.
#pragma once
#include <cstddef>
#include <cstdint>

namespace mt::board {

enum class Accent : std::uint8_t { green, red, yellow, blue };
inline constexpr std::size_t accent_count = 4;

}  // namespace mt::board
