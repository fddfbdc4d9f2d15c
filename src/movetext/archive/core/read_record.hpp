// Reads one record of the input, whatever its format.
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/family.hpp"
#include "movetext/record/reading.hpp"
#include "movetext/replay/tagged_games.hpp"

namespace mt::archive {

// What decides the shapes of a record's moves: the game that its tags name, else the fallback, else its
// convention.  The owner may change the fallback between records.
struct ShapeContext {
  const Family* const* fallback;  // *fallback is nullptr where no game is known beforehand
  replay::TaggedGames* games;
};
// Returns a chooser for ReadOptions::shapes.  nullptr: the convention alone decides.
ShapeChooser shape_chooser(const ShapeContext* context = nullptr);

// Returns the options with which the records of a run are read.
ReadOptions reading_of(const Task& task, const ShapeContext* context = nullptr);

// What decides whether a record is read: the owner sets its number before.
struct GateContext {
  const Selection* selection;
  const std::uint64_t* number;
};
// Returns a gate for ReadOptions::gate that lets those pass which the selection may take.
RecordGate gate_of(const GateContext& gate);

// Reads a record of a file of that format; see ReadRecord.  A record of movetext whose tags name a game of
// another convention is read by the format of that one: `1. e4 e5 *` and `[GameType "20"]` may stand in one
// file.
Reading read_one(const Format& format, const RecordPlace& place, const ReadOptions& options, Record& record);

}  // namespace mt::archive
