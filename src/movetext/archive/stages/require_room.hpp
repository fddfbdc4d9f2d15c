// Checks whether a record can be written in a format, and what would be lost.
#pragma once
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt::archive {

// Returns the format that records of that convention must fit. If each record is written in the format of its
// game, that is this format, unless the output is named after another format. Texts of games may share a file
// if its extension is that of the game's format, or that of the input file (`path`).
const Format& format_to_fit(const OutputOptions& output, const Convention& convention, std::string_view path);

// Reports the parts of the record that the format cannot hold; an error if the record cannot be written.
// `game` is the record's game, or nullptr if it is not known.
void require_room(const Format& format, const WritingOptions& options, Policy policy, const GameSpec* game,
                  Record& record);

}  // namespace mt::archive
