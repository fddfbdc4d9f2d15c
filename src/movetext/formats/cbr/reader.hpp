// Reads games and libraries of CCBridge (.cbr, .cbl) into records.
//
// A library begins with an index, followed by its records in the same form as in single files. Records marked
// as deleted are skipped; a heading, which has no board, becomes the tag Section and a comment of the record
// after it.
#pragma once
#include "movetext/formats/api/reader.hpp"
#include "movetext/formats/cbr/record_scan.hpp"
#include "movetext/record/match_splitter.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::cbr {

// The largest size of a record, including the index of the library for the first one.
inline constexpr std::size_t most_bytes = std::size_t{8} << 20;

// Reads the record at `place.begin`. Its diagnostics refer to bytes of the file.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

using Splitter = MatchSplitter<RecordScan>;

}  // namespace mt::cbr
