// Moves late in the order are searched less deeply. This file computes the number of plies by which their
// depth is reduced.
#pragma once
#include <cstddef>

namespace mt::engine {

// Returns the reduction in plies. It grows with the logarithms of the depth of the node and of the number of
// moves before this one.
int reduction(int depth, std::size_t place);

}  // namespace mt::engine
