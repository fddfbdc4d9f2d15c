// Reads .mat text into records: matches in the format that Jellyfish introduced and that GNU Backgammon,
// eXtreme Gammon and the match archives write.
//
//   Record record;
//   for (std::size_t at = 0; at < chunk.size();) {
//     const Reading reading = mat::read_record(chunk, at, record);
//     if (reading.found == Found::record) use(record);
//     at = reading.end;
//   }
//
// The format has no specification: the reader accepts everything that those programs write. One record is
// one match (or a session for money): its tags, and its games on the tape, each with dice, plays, cube and
// points.
#pragma once
#include "movetext/formats/mat/block_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::mat {

// Reads the record that starts at `begin` of `chunk`, like pgn::read_record: it covers all input, in linear
// time, so every byte of the chunk is in some record's source. Plays are kept as written; the column of a
// cell, or the other cell of its line, determines which side it belongs to.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether the beginning of a file is a match: comments, then a length or the heading of a game.
bool holds_match(std::string_view first_bytes);

// Cuts before the comments that precede the length of a match.
using Splitter = MatchSplitter<BlockScan>;

}  // namespace mt::mat
