// Checks whether a record can be written in a format, and what it loses there.
#pragma once
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt::archive {

// Returns the format that records of that convention have to fit: where each is written in the format of its
// game, that one, unless the output is named after another format.  Texts of games may share a file if its
// extension is that of the game's format, or of the file that they are read from (`path`).
const Format& format_to_fit(const OutputOptions& output, const Convention& convention, std::string_view path);

// Reports what the record has that the format does not hold: an error where it cannot be written.  `game`
// is the one it is of; nullptr: not known.
void require_room(const Format& format, const WritingOptions& options, Policy policy, const GameSpec* game,
                  Record& record);

}  // namespace mt::archive
