// Reads PGN and PDN text into records, one at a time.
//
//   Record record;
//   for (std::size_t at = 0; at < chunk.size();) {
//     const Reading reading = read_record(chunk, at, {pdn(), draughts::move_shapes}, record);
//     if (reading.found == Found::record) use(record);
//     at = reading.end;
//   }
#pragma once
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::pgn {

using mt::Found;
using mt::Reading;
using mt::ReadLimits;
using mt::ReadOptions;

// Reads the record that starts at `begin` of `chunk`. The chunk must end where a record or the input ends.
// All input is covered in linear time: whatever the bytes are, the result is one of the values of Found, and
// `end` is after `begin` unless `begin` is the end of the chunk. `record.source` is the part of the chunk
// that belongs to the record, with the blanks before it; all sources together are the whole chunk. If the
// chunk is not in UTF-8, the source is the decoded text, which the record owns.
//
// Moves must have the shapes that options.shapes chooses, or the shapes of the grammar if options.shapes
// chooses none. Events on the tape are as written: moves are not resolved; variations are balanced; text that
// is not a token is a comment of style stray. The reader reports all faults that can be found without the
// rules of a game, at most Record::max_faults for each record.
Reading read_record(std::string_view chunk, std::size_t begin, Grammar grammar, Record& record,
                    const ReadOptions& options = {});

}  // namespace mt::pgn
