#include "movetext/games/chess/sliders.hpp"

namespace mt::chess {
namespace {

constexpr std::array<std::array<std::uint8_t, 64>, 8> make_rank_attacks() {
  std::array<std::array<std::uint8_t, 64>, 8> table{};
  for (unsigned file = 0; file < 8; ++file) {
    for (unsigned inner = 0; inner < 64; ++inner) {
      const unsigned men = inner << 1;
      unsigned attacks = 0;
      for (unsigned f = file + 1; f < 8; ++f) {
        attacks |= 1U << f;
        if (((men >> f) & 1U) != 0) break;
      }
      for (unsigned f = file; f-- > 0;) {
        attacks |= 1U << f;
        if (((men >> f) & 1U) != 0) break;
      }
      table[file][inner] = static_cast<std::uint8_t>(attacks);
    }
  }
  return table;
}

}  // namespace

constexpr std::array<std::array<std::uint8_t, 64>, 8> rank_attacks = make_rank_attacks();

}  // namespace mt::chess
