// Reads SGF text into records: matches of backgammon (GM[6]) as GNU Backgammon writes them, and games of
// Othello (GM[2], disc_reader.hpp).
//
// A collection of matches has one game tree for each game. The games of one match become one record, whose
// tape has the games in the same form as in a .mat record. A move is dice and pairs of letters, which name
// White's points for both sides; it becomes text in the numbering of the side that moves. Properties for
// which there is no kind of event, mostly analysis, are not interpreted; they stay on the tape as
// EventKind::properties.
#pragma once
#include "movetext/formats/sgf/tree_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::sgf {

// Reads the record that starts at `begin` of `chunk`, in the same way as pgn::read_record. It takes linear
// time, and every byte of the chunk belongs to the source of a record. A match ends before a tree with a
// different length, other players, or a game number that is not the next one.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether a file begins with a tree that has properties of a root. GM must be a number: GGF also
// begins with "(;GM[", but gives the game in words.
bool holds_tree(std::string_view first_bytes);

// Cuts before the first tree of a match.
using Splitter = MatchSplitter<TreeScan>;

}  // namespace mt::sgf
