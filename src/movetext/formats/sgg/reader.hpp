// .sgg text to records: matches as GamesGrid and GridGammon wrote them.
//
// The player named first is the second side.  Each line is what one player does, under the number of the
// move; a tab stands before what the player named first does, two before that of the other.  There is no
// specification: the shape is that which programs read.
#pragma once
#include "movetext/formats/sgg/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::sgg {

// Reads the record that begins at `begin` of `chunk`, as mat::read_record does.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Whether the beginning of a file is a match: two names, then lines about the match or the heading of a game.
bool holds_match(std::string_view first_bytes);

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::sgg
