// The base of stages that need the positions of the main line together with the events that lead to them.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mt::archive {

// The step with the number n is the n-th event of a main line for which is_step() is true. Other stages may
// add comments and variations to a record after its replay; the numbers of its steps stay the same.
//
// The positions of a long record are not kept: they are passed on while the record is replayed a second time.
// For such a record, four bytes for each step are kept. Only one stage of a run may have this base.
class MainLineStage : public Stage {
 public:
  Wants wants() const override { return {.all_lines = true}; }
  Next before(Passing& passing) override;
  void begin_replay(const AnyGame& game, const Record& record) override;
  void line_position(std::uint32_t event, const AnyPosition& position) override;
  void end_replay(const Record& record) override;

 protected:
  // Returns the record of `passing`. A second replay of a long record overwrites it, so the record is held
  // aside until release() is called.
  Record& hold(Passing& passing);
  void release(Passing& passing);
  // Passes the known positions of the main line to start_position() and step_position(), in their order.
  // Must be called between hold() and release().
  void show(Passing& passing);

  // Receives the position before the first step.
  virtual void start_position(const AnyPosition& position) = 0;
  // Receives the position after a step.
  virtual void step_position(std::uint32_t step, const AnyPosition& position) = 0;

 private:
  // A position, and the event on the tape after the replay that leads to it.
  struct Position {
    std::uint32_t event;
    AnyPosition position;
  };

  void pass_on_position(std::uint32_t event, const AnyPosition& position);
  void clear();

  std::vector<Position> positions_;   // the positions of all lines
  std::vector<std::uint32_t> steps_;  // the events on the tape after the replay that are steps
  std::size_t next_ = 0;              // the first of steps_ that is not before the last position
  Record held_;
  bool is_long_ = false;
  bool is_showing_ = false;  // the record is replayed a second time
};

}  // namespace mt::archive
