// The stage that changes records before they are written.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"

#include <functional>
#include <memory>

namespace mt::archive {

// A record that is about to be written.
struct Editing {
  const AnyGame& game;
  board::Notation notation;  // of the moves on its tape
  const Format& format;      // that it is written in
};

// Changes a record of a known game that can be played from its start.
using Edit = std::function<void(Record& record, const Editing& editing)>;

// `lines` receives the positions of a record before it is edited, in one thread; nullptr: nothing does.
MakeStage edit_records(Edit edit, std::shared_ptr<const OutputOptions> output,
                       replay::LineFollower* lines = nullptr);

}  // namespace mt::archive
