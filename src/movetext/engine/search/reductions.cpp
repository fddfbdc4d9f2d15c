#include "movetext/engine/search/reductions.hpp"

#include <algorithm>
#include <array>

namespace mt::engine {
namespace {

// 64 times the natural logarithm of the index. Whole numbers are used so that all machines compute the same
// values.
constexpr std::array<int, 64> logarithms{0,   0,   44,  70,  89,  103, 115, 125, 133, 141, 147, 153, 159,
                                         164, 169, 173, 177, 181, 185, 188, 192, 195, 198, 201, 203, 206,
                                         209, 211, 213, 215, 218, 220, 222, 224, 226, 228, 229, 231, 233,
                                         234, 236, 238, 239, 241, 242, 244, 245, 246, 248, 249, 250, 252,
                                         253, 254, 255, 256, 258, 259, 260, 261, 262, 263, 264, 265};

}  // namespace

int reduction(int depth, std::size_t place) {
  const auto plies = static_cast<std::size_t>(std::clamp(depth, 1, 63));
  return (2048 + logarithms[plies] * logarithms[std::min<std::size_t>(place, 63)] / 2) / 4096;
}

}  // namespace mt::engine
