// Checks whether a record can be written in a format, and what it loses there.
#pragma once
#include "movetext/base/severity.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/record/record.hpp"

namespace mt::archive {

// Reports what the record has that the format does not hold: an error where it cannot be written.  `game`
// is the one it is of; nullptr: not known.
void require_room(const Format& format, const WritingOptions& options, Policy policy, const GameSpec* game,
                  Record& record);

}  // namespace mt::archive
