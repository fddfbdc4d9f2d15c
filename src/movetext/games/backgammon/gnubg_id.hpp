// The IDs of GNU Backgammon: Position ID (where the checkers are) and Match ID (all the rest), as its manual
// describes them and version 1.07 writes them.
//
//   4HPwATDgc/ABMA:MIHlAAAAAAAE
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// "POSITIONID:MATCHID" or a Position ID alone, which has no colours: Black is taken to be on roll, without
// dice and score, with a note.  `rules` says how many checkers a side has.
Result<PositionReading> read_gnubg_id(const Rules& rules, std::string_view text, PositionNotes& notes);
// The two parts of `text`, which are views into it; `match_id` may be empty.
Result<PositionReading> read_gnubg_id(const Rules& rules, std::string_view text, std::string_view position_id,
                                      std::string_view match_id, PositionNotes& notes);

// "POSITIONID:MATCHID"
void write_gnubg_id(const Position& position, std::string& out);
// 14 and 12 characters.
void write_position_id(const Position& position, std::string& out);
void write_match_id(const Position& position, std::string& out);

bool looks_like_gnubg_id(std::string_view text);

}  // namespace mt::backgammon
