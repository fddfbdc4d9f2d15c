// What FIBS prints for "oldmoves": the games of a match, one below the other.
//
// X is the first side.  Each game is headed by the score and by who is X and who is O; the numbers of one
// player run upwards and are turned round.  There is no specification but the help of the server: the shape
// is that which clients and programs read.
#pragma once
#include "movetext/formats/oldmoves/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::oldmoves {

// Reads the record that begins at `begin` of `chunk`, as mat::read_record does.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Whether among the first lines of a file a score is followed by who is X and who is O.
bool holds_match(std::string_view first_bytes);

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::oldmoves
