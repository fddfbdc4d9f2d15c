// Finds the tags of a file that name another game than the one that all its records with such a tag are of.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <span>
#include <vector>

namespace mt::replay {

struct TaggedRecord {
  const Record* record = nullptr;
  GameChoice choice;  // by its tags
};

// A tag is a statement, and what one record shows does not overrule it.  It is overruled if at least eight of
// the records with moves carry it, none of them fits it, and all of them fit one other game.
std::vector<OverruledTag> overruled_tags(std::span<const TaggedRecord> records, GameShelf& shelf);

// Returns the game that replaces the one of a record's tag; nullptr: the tag stays, or there is none.
const GameChoice* overruling(std::span<const OverruledTag> tags, const TaggedGame& tagged);

}  // namespace mt::replay
