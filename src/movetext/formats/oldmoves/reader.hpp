// Reads what FIBS prints for "oldmoves": the games of a match, one below the other.
//
// X is the first side.  Each game starts with the score and the names of X and O; the numbers of one player
// run upwards and are converted.  The only specification is the help of the server: the reader follows the
// clients and programs that read this text.
#pragma once
#include "movetext/formats/oldmoves/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::oldmoves {

// Reads the record that starts at `begin` of `chunk`, as mat::read_record does.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Says whether a score is followed by the names of X and O in the first lines of a file.
bool holds_match(std::string_view first_bytes);

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::oldmoves
