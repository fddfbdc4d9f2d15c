// Reads GGF text to records: games of Othello as the server GGS, NBoard and NTest write them.
//
//   1 (;GM[Othello]PB[ann]PW[bob]TY[8]RE[?]BO[8 -------- ... *]B[d3//0.01]W[c5/2.39/20.97];)
//
// One game is one record; what other properties than the moves say becomes tags.  BO is the start, and on
// which board the game is played.  The letter before a move goes on the tape (EventFlag): the replay refuses
// a move of the side whose turn it is not.  Passes may be left out.
#pragma once
#include "movetext/formats/ggf/starts.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::ggf {

// Reads the record that starts at `begin` of `chunk`, as pgn::read_record does.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Says whether the beginning of a file is a game, GM[Othello], perhaps after a number of games.
bool holds_game(std::string_view first_bytes);

// Cuts before the first game of a line.
using Splitter = MatchSplitter<StartScan>;

}  // namespace mt::ggf
