// Shows each record of a run to a caller, read and played.
//
//   task.visit = [&](const PlayedRecord& played) { return use(played.record); };
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"

#include <functional>
#include <string_view>

namespace mt::archive {

// All of it is good until the visitor returns.
struct PlayedRecord {
  std::string_view file;             // as the task names it
  const Record& record;              // moves that could be played have their canonical text
  const AnyGame* game;               // nullptr: it is not known, and the moves are as they were written
  const replay::Replayed& replayed;  // says how far the main line is legal, and how the game stands
  const Format& format;              // that it was read in

  // Says whether reading and playing have found no error.
  bool is_good() const { return record.errors == 0 && replayed.complete; }
};

// Returns false if the caller has seen enough; then the run ends.
using Visit = std::function<bool(const PlayedRecord& played)>;

// A record that is about to be written.
struct Editing {
  const AnyGame& game;
  board::Notation notation;  // of the moves on its tape
  const Format& format;      // that it is written in
};

// Changes a record before it is written.  The positions of Task::lines are those of the record.
using Edit = std::function<void(Record& record, const Editing& editing)>;

}  // namespace mt::archive
