// Finds tags that are wrong in a whole file: all records with such a tag are of another game.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <span>
#include <vector>

namespace mt::replay {

struct TaggedRecord {
  const Record* record = nullptr;
  GameChoice choice;  // the game named by the tags of the record
};

// A single record never overrules its tag. A tag is overruled if at least eight records that have moves have
// this tag, none of them fits it, and all of them fit the same other game.
std::vector<OverruledTag> overruled_tags(std::span<const TaggedRecord> records, GameCache& cache);

// Returns the game that replaces the game of a record's tag. Returns nullptr if the tag is not overruled, or
// if the record has no tag.
const GameChoice* overruling(std::span<const OverruledTag> tags, const TaggedGame& tagged);

}  // namespace mt::replay
