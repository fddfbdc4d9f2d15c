// How the records of the output are ordered, and which of them are repeats.
#pragma once
#include "movetext/record/collate.hpp"
#include "movetext/record/sort_key.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::archive {

// Which copy of a game stays when repeats are dropped.
enum class Keep : std::uint8_t {
  merged,   // the richest, with the annotations and tags of the others
  richest,  // the one with the most beside its moves
  first,    // the first in the input
};

// Computes a digest; texts that differ have different ones.
using Digest = std::array<std::uint8_t, 32> (*)(std::string_view bytes);

struct KeyOptions {
  bool sort = false;                 // by the collating sequence
  std::vector<SortKey> sort_keys{};  // ... or by these
  bool unique = false;               // repeats are dropped ...
  Repeats repeats = Repeats::exact;  // ... of this kind
  Keep keep = Keep::merged;          // ... but for this copy
  bool symmetric = false;            // ... also those on a turned or mirrored board
  Digest digest = nullptr;  // replaces what is long when repeats are looked for; nullptr: nothing does
};

// Returns whether the key of a record ends with its moves.
inline bool sorts_by_moves(const KeyOptions& keys) {
  return keys.sort && keys.sort_keys.empty();
}

}  // namespace mt::archive
