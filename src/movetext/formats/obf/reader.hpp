// Reads OBF into records. OBF has positions of Othello with possible moves and the values of the moves.
//
// One line is one record. Its position is the start position. The first move on the line is the main line;
// Edax writes the best move first. Each other move is a variation. A score becomes the command [%eval] in a
// comment: the number of discs by which the side to move wins (or, if negative, loses) with best play.
#pragma once
#include "movetext/formats/obf/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::obf {

// Reads the record that starts at `begin` of `chunk`, in the same way as pgn::read_record.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::obf
