// The stage that lists who played whom: what tables of tournaments are made from.
#pragma once
#include "movetext/archive/core/stage.hpp"

#include <string>

namespace mt::archive {

// Adds a pairing for each record to Chunk::pairings. A record is replayed only if it is a match, whose result
// follows from its games, or if another stage requires it. `team_tag`: see tournament::default_team_tag.
MakeStage list_pairings(std::string team_tag);

}  // namespace mt::archive
