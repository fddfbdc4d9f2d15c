// Reads OBF to records: positions of Othello with the moves that are possible there and what they are worth.
//
// A line is one record.  Its position is the start, the first move of the line, which Edax takes to be the
// best, is the main line, and each other move a variation.  A score is the command [%eval] in a comment: the
// discs by which the side that moves wins or loses if both play best.
#pragma once
#include "movetext/formats/obf/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::obf {

// Reads the record that starts at `begin` of `chunk`, as pgn::read_record does.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::obf
