// Reads .mat text into records. The format is that of Jellyfish; GNU Backgammon, eXtreme Gammon and the match
// archives write it too.
//
//   Record record;
//   for (std::size_t at = 0; at < chunk.size();) {
//     const Reading reading = mat::read_record(chunk, at, record);
//     if (reading.found == Found::record) use(record);
//     at = reading.end;
//   }
//
// The format has no specification; the reader accepts everything that those programs write. One record is one
// match, or one session for money: the tags, and on the tape the games with their dice, plays, cube actions
// and points.
#pragma once
#include "movetext/formats/mat/block_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::mat {

// Reads the record that starts at `begin` of `chunk`, in the same way as pgn::read_record. It takes linear
// time, and every byte of the chunk belongs to the source of a record. Plays are kept as written. The side of
// a cell is determined by its column, or by the other cell of the line.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

// Returns whether a file begins like a match: comments, then the length of a match or the heading of a game.
bool holds_match(std::string_view first_bytes);

// Cuts before a match, including the comments that come before its length.
using Splitter = MatchSplitter<BlockScan>;

}  // namespace mt::mat
