// Reads .sgg text to records: matches as GamesGrid and GridGammon wrote them.
//
// The player named first is the second side.  Each line has one action of a player, after the number of the
// move; one tab stands before an action of the player named first, two before one of the other.  There is no
// specification: the reader follows the programs that read this text.
#pragma once
#include "movetext/formats/sgg/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::sgg {

// Reads the record that starts at `begin` of `chunk`, as mat::read_record does.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Says whether the beginning of a file is a match: two names, then lines about the match or the heading of a
// game.
bool holds_match(std::string_view first_bytes);

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::sgg
