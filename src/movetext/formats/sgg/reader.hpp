// Reads .sgg text into records: matches as written by GamesGrid and GridGammon.
//
// The player named first is the second side. Each line has one action of a player, after the number of the
// move; one tab comes before an action of the player named first, two before one of the other. There is no
// specification; the reader follows other programs that read this text.
#pragma once
#include "movetext/formats/sgg/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::sgg {

// Reads the record that starts at `begin` of `chunk`, like mat::read_record.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether the beginning of a file is a match: two names, then lines about the match or the heading of
// a game.
bool holds_match(std::string_view first_bytes);

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::sgg
