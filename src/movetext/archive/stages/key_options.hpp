// How the records of the output are ordered, and which of them count as repeats.
#pragma once
#include "movetext/record/collate.hpp"
#include "movetext/record/sort_key.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::archive {

// The copy of a game that is kept when repeats are dropped.
enum class Keep : std::uint8_t {
  merged,   // the copy with the most annotations; annotations and tags of the other copies are added to it
  richest,  // the copy with the most data besides its moves
  first,    // the first copy in the input
};

// Computes a digest; different texts have different digests.
using Digest = std::array<std::uint8_t, 32> (*)(std::string_view bytes);

struct KeyOptions {
  bool sort = false;  // sort the records: by the collating sequence, unless sort_keys are given
  std::vector<SortKey> sort_keys{};  // sort by these keys
  bool unique = false;               // drop repeats
  Repeats repeats = Repeats::exact;  // which records are repeats of each other
  Keep keep = Keep::merged;          // which copy of a game is kept
  bool symmetric = false;            // a game on a rotated or mirrored board is a repeat, too
  // Replaces long keys when the run looks for repeats. If nullptr, long keys are not shortened.
  Digest digest = nullptr;
};

// Returns whether the key of a record ends with its moves.
inline bool sorts_by_moves(const KeyOptions& keys) {
  return keys.sort && keys.sort_keys.empty();
}

}  // namespace mt::archive
