// Reads the output of the FIBS command "oldmoves", which prints the games of a match one after another.
//
// X is the first side. Each game starts with the score and the names of X and O. In the text, the points of
// one player are numbered upwards; the reader converts them. The only specification is the server's help; the
// reader follows clients and other programs that read this text.
#pragma once
#include "movetext/formats/oldmoves/lines.hpp"
#include "movetext/record/line_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::oldmoves {

// Reads the record that starts at `begin` of `chunk`, in the same way as mat::read_record.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether the first lines of a file have a score followed by the names of X and O.
bool holds_match(std::string_view first_bytes);

using Splitter = MatchSplitter<LineScan<Borders>>;

}  // namespace mt::oldmoves
