// The stage that changes records before they are written.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"

#include <functional>
#include <memory>

namespace mt::archive {

// The context in which a record is edited before it is written.
struct Editing {
  const AnyGame& game;
  board::Notation notation;  // notation of the moves on the record's tape
  const Format& format;      // format in which the record is written
};

// Changes a record. It is only called if the game of the record is known and it can be replayed from its
// start.
using Edit = std::function<void(Record& record, const Editing& editing)>;

// `lines`, if not nullptr, receives the positions of a record before the record is edited. Use it with one
// thread only.
MakeStage edit_records(Edit edit, std::shared_ptr<const OutputOptions> output,
                       replay::LineFollower* lines = nullptr);

}  // namespace mt::archive
