// Reads games and libraries of CCBridge (.cbr, .cbl) to records.
//
// A library begins with an index, after which its records stand as in files of their own.  Records that are
// marked as deleted are passed over; a heading, which has no board, becomes the tag Section and a comment of
// the record after it.
#pragma once
#include "movetext/formats/api/reader.hpp"
#include "movetext/formats/cbr/record_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::cbr {

// A record, with the index of the library if it is the first one, has at most so many bytes.
inline constexpr std::size_t most_bytes = std::size_t{8} << 20;

// Reads the record at `place.begin`.  Its diagnostics name bytes of the file.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

using Splitter = MatchSplitter<RecordScan>;

}  // namespace mt::cbr
