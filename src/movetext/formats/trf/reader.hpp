// Reads the games of a report as records without moves.
#pragma once
#include "movetext/formats/api/reader.hpp"
#include "movetext/record/record.hpp"

namespace mt::trf {

// Reads the next game or bye. A bye is the record of a game against "bye", and the tag Termination names the
// kind of a bye or a forfeit.
Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record);

}  // namespace mt::trf
