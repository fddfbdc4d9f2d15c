// Where a growing buffer of input can be cut between two records.
#pragma once
#include <cstddef>
#include <string_view>

#include "movetext/archive/format.hpp"

namespace mt::archive {

// Offset behind the last record of `bytes` that is certainly whole, whatever follows; 0: none.  `bytes` begins where a
// record begins.
std::size_t cut(const Format& format, std::string_view bytes);

}  // namespace mt::archive
