// Reads GGF text into records: games of Othello as written by the server GGS, NBoard and NTest.
//
//   1 (;GM[Othello]PB[ann]PW[bob]TY[8]RE[?]BO[8 -------- ... *]B[d3//0.01]W[c5/2.39/20.97];)
//
// One game is one record; the properties other than moves become tags. BO gives the size of the board and the
// start position. The letter before a move is kept on the tape (EventFlag), and the replay refuses a move by
// the wrong side. Passes may be omitted.
#pragma once
#include "movetext/formats/ggf/starts.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::ggf {

// Reads the record that starts at `begin` of `chunk`, in the same way as pgn::read_record.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether a file begins with a game, "(;GM[Othello]", perhaps after a number of games.
bool holds_game(std::string_view first_bytes);

// Cuts before a game. If a number of games comes before the "(" of the game, cuts before that number.
using Splitter = MatchSplitter<StartScan>;

}  // namespace mt::ggf
