// Reads .sgg text into records. GamesGrid and GridGammon write matches in this format.
//
// The player named first is the second side. Each line has the number of the move and one action of a player.
// One tab comes before an action of the player named first, two tabs before an action of the other player.
// The format has no specification; the reader follows other programs that read this text.
#pragma once
#include "movetext/formats/sgg/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::sgg {

// Reads the record that starts at `begin` of `chunk`, in the same way as mat::read_record.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether a file begins like a match: two names, then lines about the match or the heading of a game.
bool holds_match(std::string_view first_bytes);

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::sgg
