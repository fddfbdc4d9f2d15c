// Reads SGF text into records: matches of backgammon (GM[6]) as written by GNU Backgammon, and games of
// Othello (GM[2], disc_reader.hpp).
//
// A collection of matches has one game tree for each game; the games of one match become one record, with its
// games on the tape as in a record of .mat. Moves are dice and pairs of letters, which name White's points
// for both sides; plays become text in the moving side's own numbering. Properties without an event of their
// own, mostly analysis, are not interpreted and stay on the tape as EventKind::properties.
#pragma once
#include "movetext/formats/sgf/tree_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::sgf {

// Reads the record that starts at `begin` of `chunk`, like pgn::read_record: it covers all input, in linear
// time, so every byte of the chunk is in some record's source. A match ends before a tree with a different
// length, other players, or a game number that does not continue the sequence.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether the beginning of a file is a tree with properties of a root. In SGF its game is a number;
// GGF also begins with "(;GM[", but with the game in words.
bool holds_tree(std::string_view first_bytes);

// Cuts before the first tree of a match.
using Splitter = MatchSplitter<TreeScan>;

}  // namespace mt::sgf
