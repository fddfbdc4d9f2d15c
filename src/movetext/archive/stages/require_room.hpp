// Checks whether a record can be written in a format, and which data would be lost.
#pragma once
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/base/severity.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/game_spec.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt::archive {

// Returns the format that records of this convention must fit. It is the format of the output, unless each
// record is written in the format of its game. In that case it is the format of the game, unless the name of
// the output asks for another format. Records of different games may be written to one file if its extension
// is the extension of the game's format or of the input file (`path`).
const Format& format_to_fit(const OutputOptions& output, const Convention& convention, std::string_view path);

// Reports the parts of the record that the format cannot hold. This is an error if the record cannot be
// written at all. `game` is the record's game, or nullptr if it is not known.
void require_room(const Format& format, const WritingOptions& options, Policy policy, const GameSpec* game,
                  Record& record);

}  // namespace mt::archive
