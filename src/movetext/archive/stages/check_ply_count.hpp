// The stage that compares the tag PlyCount with the number of plies.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/base/severity.hpp"

#include <cstdint>
#include <memory>

namespace mt::archive {

// What to do about a tag PlyCount.
enum class PlyCounts : std::uint8_t {
  ignore,
  check,  // report a wrong number
  renew,  // report a wrong number and correct it, and add the tag if it is missing
};

// `counts`: must not be `ignore`. A match has several games, and no PlyCount.
MakeStage check_ply_count(PlyCounts counts, Policy policy);

}  // namespace mt::archive
