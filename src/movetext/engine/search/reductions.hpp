// The reduction of the search depth for moves late in the order.
#pragma once
#include <cstddef>

namespace mt::engine {

// Returns plies, by the depth of the node and the number of moves before; both logarithmic.
int reduction(int depth, std::size_t place);

}  // namespace mt::engine
