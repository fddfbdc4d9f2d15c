// The stage that calls a visitor for each record of a run, read and replayed.
//
//   task.stages.push_back(visit_records([&](const PlayedRecord& played) { return use(played.record); }));
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/searcher.hpp"

#include <functional>
#include <string_view>

namespace mt::archive {

// Everything in it is valid until the visitor returns.
struct PlayedRecord {
  std::string_view file;             // name of the file in the task
  const Record& record;              // moves that could be replayed have their canonical text
  const AnyGame* game;               // nullptr if the game is not known; the moves are then unchanged
  const replay::Replayed& replayed;  // how far the main line is legal, and the state of the game
  const Format& format;              // format in which the record was read
  const replay::FoundPlace* place = nullptr;  // what the selection has found; nullptr if it found no place

  // Returns whether reading and replaying found no errors.
  bool is_good() const { return record.errors == 0 && replayed.complete; }
};

// Receives a record. Returns whether to continue; if it returns false, the run ends.
using Visit = std::function<bool(const PlayedRecord& played)>;

// Calls a visitor for each record that reaches this stage. With several threads, each of them calls it, in
// any order. `lines`, which requires a single thread, receives the positions of a record before the visitor
// is called; the moves of matches are then in the notation for people.
MakeStage visit_records(Visit visit, replay::LineFollower* lines = nullptr);

}  // namespace mt::archive
