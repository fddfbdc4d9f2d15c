// Finds the tags of a file that name another game than the actual one of all records with such a tag.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <span>
#include <vector>

namespace mt::replay {

struct TaggedRecord {
  const Record* record = nullptr;
  GameChoice choice;  // according to its tags
};

// A tag is a statement that a single record does not overrule. It is overruled if at least eight of the
// records with moves have it, none of them fits it, and all of them fit one other game.
std::vector<OverruledTag> overruled_tags(std::span<const TaggedRecord> records, GameCache& cache);

// Returns the game that replaces the game of a record's tag, or nullptr if the tag is not overruled or there
// is none.
const GameChoice* overruling(std::span<const OverruledTag> tags, const TaggedGame& tagged);

}  // namespace mt::replay
