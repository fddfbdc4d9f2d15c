// How much less deeply a move is searched that stands late in the order.
#pragma once
#include <cstddef>

namespace mt::engine {

// Plies, by the depth of the node and the number of moves before; both logarithmic.
int reduction(int depth, std::size_t place);

}  // namespace mt::engine
