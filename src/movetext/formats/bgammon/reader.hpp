// Reads replays of bgammon.org (.match) into records.
//
// The format is described in REPLAY.md of the server's sources, code.rocket9labs.com/tslocum/bgammon. A file
// has an index, then the games. Each game has a first line with time, players, score and result. Player 1 is
// the first side; the plays of both players use the numbering of player 1.
#pragma once
#include "movetext/formats/bgammon/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::bgammon {

// Reads the record that starts at `begin` of `chunk`, like mat::read_record.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether a file starts with an index entry or with the first line of a game.
bool holds_match(std::string_view first_bytes);

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::bgammon
