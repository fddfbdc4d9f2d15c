// Reads GGF text to records: games of Othello as GGS, NBoard and NTest write them.
//
//   1 (;GM[Othello]PB[Ada]PW[Blaise]TY[8]RE[+4.000]BO[8 -------- ... *]B[d3//0.01]W[c5/2.39/28.64]...;)
//
// There is no specification of more than its author's page: the reader follows the programs that write it.
// One game is one record.  Properties of a game become tags, an evaluation and the time of a move a comment
// with embedded commands behind it.  BO gives the board and whose turn it is, and each move its colour: where
// a colour comes again, the pass between the two moves is said, and no other pass is left out
// (Record::sides_told).
#pragma once
#include "movetext/formats/ggf/starts.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::ggf {

// Reads the record that starts at `begin` of `chunk`: it covers all input, in linear time, so every byte of
// the chunk is in some record's source.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Says whether the beginning of a file is a game: it begins as one whose first property is GM[Othello].
bool holds_game(std::string_view first_bytes);

// Cuts before a game.
using Splitter = MatchSplitter<Scan>;

}  // namespace mt::ggf
