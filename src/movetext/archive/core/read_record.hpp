// Reads one record of the input, in any format.
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/family.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/replay/tagged_games.hpp"

namespace mt::archive {

// What decides the shapes of a record's moves: the game that its tags name, otherwise the fallback, otherwise
// its convention. The owner may change the fallback between records.
struct ShapeContext {
  const Family* const* fallback;  // *fallback is nullptr if the game is not known before the record is read
  replay::TaggedGames* games;
};
// Returns a chooser for ReadOptions::shapes. If `context` is nullptr, the convention alone decides.
ShapeChooser shape_chooser(const ShapeContext* context = nullptr);

// Returns the options for reading the records of a run.
ReadOptions reading_of(const Task& task, const ShapeContext* context = nullptr);

// Returns whether a record whose tags have been read belongs to the format of its reader. If not, it must be
// read again in another format.
bool has_own_convention(const Record& record);

// Reads a record from a file of this format; see ReadRecord. If the tags of a movetext record name a game of
// another convention, the record is read in the format of that convention: `1. e4 e5 *` and `[GameType "20"]`
// may occur in one file.
Reading read_one(const Format& format, const RecordPlace& place, const ReadOptions& options, Record& record);

}  // namespace mt::archive
