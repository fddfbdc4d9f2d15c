// The stage that shows each record of a run to a caller, read and played.
//
//   task.stages.push_back(visit_records([&](const PlayedRecord& played) { return use(played.record); }));
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"

#include <functional>
#include <string_view>

namespace mt::archive {

// All of it is valid until the visitor returns.
struct PlayedRecord {
  std::string_view file;             // as the task names it
  const Record& record;              // moves that could be played have their canonical text
  const AnyGame* game;               // nullptr: it is not known, and the moves are as they were written
  const replay::Replayed& replayed;  // says how far the main line is legal, and how the game stands
  const Format& format;              // that it was read in

  // Returns whether reading and playing have found no error.
  bool is_good() const { return record.errors == 0 && replayed.complete; }
};

// Returns false if the caller has seen enough; then the run ends.
using Visit = std::function<bool(const PlayedRecord& played)>;

// Shows each record that reaches this stage to a visitor.  With several threads they all call it, in any
// order. `lines` receives the positions of a record before the visitor sees it, in one thread; moves of
// matches are then written as people read them.
MakeStage visit_records(Visit visit, replay::LineFollower* lines = nullptr);

}  // namespace mt::archive
