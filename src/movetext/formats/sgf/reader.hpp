// Reads SGF text to records: matches of backgammon (GM[6]) as GNU Backgammon writes them, and games of
// Othello (GM[2], disc_reader.hpp).
//
// A collection of matches has one game tree for each game; the games of one match make one record, with its
// games on the tape as in a record of .mat.  Moves are dice and pairs of letters, which name White's points
// for both sides; plays become text in the mover's own numbers.  Properties without an event of their own,
// above all analysis, are skipped without being read and stay on the tape as EventKind::properties.
#pragma once
#include "movetext/formats/sgf/tree_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::sgf {

// Reads the record that starts at `begin` of `chunk`, as pgn::read_record does: it covers all input, in
// linear time, so every byte of the chunk is in some record's source.  A match ends before a tree with
// another length, other players, or a number of its game that does not continue the sequence.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Says whether the beginning of a file is a tree with properties of a root.  Its game is a number if it is
// SGF; GGF begins as well with "(;GM[", and with the game in words.
bool holds_tree(std::string_view first_bytes);

// Cuts before the first tree of a match.
using Splitter = MatchSplitter<TreeScan>;

}  // namespace mt::sgf
