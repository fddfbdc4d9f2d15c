// How much less deeply moves are searched that come late in the order.
#pragma once
#include <cstddef>

namespace mt::engine {

// Returns the reduction in plies. It grows with the logarithms of the depth of the node and of the number of
// moves before this one.
int reduction(int depth, std::size_t place);

}  // namespace mt::engine
