// Reads one record of the input, whatever its format.
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/family.hpp"
#include "movetext/record/reading.hpp"

namespace mt::archive {

// Returns a chooser for ReadOptions::shapes.  It takes the shapes of the game that the tags of a record name,
// else those of `*fallback`, else those of its convention.  `fallback` is looked at for each record; it is
// nullptr where no game is known beforehand.
ShapeChooser shape_chooser(const Family* const* fallback = nullptr);

// Returns the options with which the records of a run are read.
ReadOptions reading_of(const Task& task, const Family* const* fallback = nullptr);

// Reads a record of a file of that format; see ReadRecord.  A record of movetext whose tags name a game of
// another convention is read by the format of that one: `1. e4 e5 *` and `[GameType "20"]` may stand in one
// file.
Reading read_one(const Format& format, const RecordPlace& place, const ReadOptions& options, Record& record);

}  // namespace mt::archive
