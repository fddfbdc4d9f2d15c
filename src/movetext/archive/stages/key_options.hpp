// How the records of the output are ordered, and which of them count as repeats.
#pragma once
#include "movetext/record/collate.hpp"
#include "movetext/record/sort_key.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::archive {

// The copy of a game that stays when repeats are dropped.
enum class Keep : std::uint8_t {
  merged,   // the one with the most annotations, completed by those and the tags of the others
  richest,  // the one with the most data besides its moves
  first,    // the first in the input
};

// Computes a digest; different texts have different digests.
using Digest = std::array<std::uint8_t, 32> (*)(std::string_view bytes);

struct KeyOptions {
  bool sort = false;                 // sort by the collating sequence
  std::vector<SortKey> sort_keys{};  // ... or by these
  bool unique = false;               // drop repeats ...
  Repeats repeats = Repeats::exact;  // ... of this kind
  Keep keep = Keep::merged;          // ... except for this copy
  bool symmetric = false;            // ... also those on a rotated or mirrored board
  Digest digest = nullptr;  // replaces long keys when repeats are searched; if nullptr, they are kept
};

// Returns whether the key of a record ends with its moves.
inline bool sorts_by_moves(const KeyOptions& keys) {
  return keys.sort && keys.sort_keys.empty();
}

}  // namespace mt::archive
