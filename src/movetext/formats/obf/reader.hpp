// Reads OBF into records: positions of Othello with their possible moves and the values of these.
//
// A line is one record. Its position is the start; the first move on the line, which is the best one for
// Edax, is the main line, and each other move is a variation. A score becomes the command [%eval] in a
// comment: the discs by which the side to move wins or loses with best play.
#pragma once
#include "movetext/formats/obf/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::obf {

// Reads the record that starts at `begin` of `chunk`, like pgn::read_record.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::obf
