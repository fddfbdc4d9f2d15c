// One record of the input, whatever its format.
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/record/reading.hpp"

namespace mt::archive {

// For ReadOptions::shapes: what the games of a record's convention have.
ShapeChooser shape_chooser();

// How the records of a run are read.
ReadOptions reading_of(const Task& task);

// Reads a record of a file of that format; see ReadRecord.  A record of movetext whose tags name a game of
// another convention is read by the format of that one: `1. e4 e5 *` and `[GameType "20"]` may stand in one
// file.
Reading read_one(const Format& format, const RecordPlace& place, const ReadOptions& options, Record& record);

}  // namespace mt::archive
