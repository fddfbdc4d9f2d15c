// Reads and writes the IDs of GNU Backgammon: the Position ID with the checkers, and the Match ID with
// everything else. They follow its manual and version 1.07.
//
//   4HPwATDgc/ABMA:MIHlAAAAAAAE
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads "POSITIONID:MATCHID" or a Position ID alone. A Position ID does not give colours. Without a Match ID,
// it is read with Black on roll, without dice and score, and with a note. `rules` determines the number of
// checkers for each side.
Result<PositionReading> read_gnubg_id(const Rules& rules, std::string_view text, PositionNotes& notes);
// Reads the two IDs, which must be views into `text`. `match_id` may be empty.
Result<PositionReading> read_gnubg_id(const Rules& rules, std::string_view text, std::string_view position_id,
                                      std::string_view match_id, PositionNotes& notes);

// Writes "POSITIONID:MATCHID".
void write_gnubg_id(const Position& position, std::string& out);
// Write 14 characters (the Position ID) and 12 characters (the Match ID).
void write_position_id(const Position& position, std::string& out);
void write_match_id(const Position& position, std::string& out);

bool looks_like_gnubg_id(std::string_view text);

}  // namespace mt::backgammon
