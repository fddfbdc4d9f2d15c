// Reads CCBridge games and libraries (.cbr, .cbl) into records.
//
// A library begins with an index, followed by records of the same form as a single file. Records that the
// index marks as deleted are skipped. A heading is a record without a board; it becomes the tag Section and a
// comment of the record after it.
#pragma once
#include "movetext/formats/api/reader.hpp"
#include "movetext/formats/cbr/record_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::cbr {

// The largest size of a record in bytes; the index of a library counts as part of the first record.
inline constexpr std::size_t most_bytes = std::size_t{8} << 20;

// Reads the record at `place.begin`. Positions in its diagnostics are byte offsets in the file.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

using Splitter = MatchSplitter<RecordScan>;

}  // namespace mt::cbr
