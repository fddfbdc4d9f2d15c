// The IDs of GNU Backgammon: Position ID (the checkers) and Match ID (everything else), as described in its
// manual and written by version 1.07.
//
//   4HPwATDgc/ABMA:MIHlAAAAAAAE
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads "POSITIONID:MATCHID", or a Position ID alone, which has no colours: Black is then assumed to be on
// roll, without dice and score, with a note. `rules` gives the number of checkers for each side.
Result<PositionReading> read_gnubg_id(const Rules& rules, std::string_view text, PositionNotes& notes);
// Reads the two parts of `text` given as views into it; `match_id` may be empty.
Result<PositionReading> read_gnubg_id(const Rules& rules, std::string_view text, std::string_view position_id,
                                      std::string_view match_id, PositionNotes& notes);

// Writes "POSITIONID:MATCHID".
void write_gnubg_id(const Position& position, std::string& out);
// Write 14 and 12 characters.
void write_position_id(const Position& position, std::string& out);
void write_match_id(const Position& position, std::string& out);

bool looks_like_gnubg_id(std::string_view text);

}  // namespace mt::backgammon
