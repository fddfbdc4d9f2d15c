// Stores messages about those parts of a record that are not written to the output.
#pragma once
#include "movetext/archive/core/findings.hpp"
#include "movetext/archive/core/stage.hpp"

#include <string>
#include <vector>

namespace mt::archive {

inline void keep_parts(const std::vector<std::string>& parts, const Passing& passing, Policy policy) {
  for (const std::string& part : parts)
    keep_loss({.code = Code::left_out, .message = part}, passing.moves_offset(), policy, passing.chunk);
}

}  // namespace mt::archive
