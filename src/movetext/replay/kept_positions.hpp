// Keeps the positions after some events of a record while it is replayed.
//
//   KeptPositions kept(0);
//   replay(record, game, game, {.lines = &kept});
//   if (const AnyPosition* position = kept.after(event)) show(*position);
#pragma once
#include "movetext/games/api/any_position.hpp"
#include "movetext/replay/replay.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace mt::replay {

// Memory use does not depend on the record.
class KeptPositions final : public LineFollower {
 public:
  static constexpr std::size_t most = 2048;  // maximum number of positions

  // Keeps the first positions from that event of the tape on.
  explicit KeptPositions(std::uint32_t first = 0) : first_(first) {}

  void start(const AnyPosition& position) override {
    start_ = position;
    events_.clear();
    positions_.clear();
    any_ = true;
    full_ = false;
  }
  void visit(std::uint32_t event, const AnyPosition& position) override {
    if (event < first_ || full_) return;
    full_ = events_.size() == most;
    if (full_) {
      end_ = event;
      return;
    }
    events_.push_back(event);
    positions_.push_back(position);
  }

  // Returns whether any position was received.
  bool any() const { return any_; }
  // Returns the position before the first event.
  const AnyPosition& at_start() const { return start_; }
  // Returns whether the result of after() for that event is final; nullptr then means that there is no
  // position.
  bool covers(std::uint32_t event) const { return event >= first_ && !(full_ && event >= end_); }
  // Returns the position after an event of the tape, or nullptr if there is none or it was not kept.
  const AnyPosition* after(std::uint32_t event) const {
    const auto found = std::lower_bound(events_.begin(), events_.end(), event);
    if (found == events_.end() || *found != event) return nullptr;
    return &positions_[static_cast<std::size_t>(found - events_.begin())];
  }

 private:
  std::uint32_t first_;
  std::uint32_t end_ = 0;  // the first event that was not kept for lack of room
  bool full_ = false;
  bool any_ = false;
  AnyPosition start_;
  std::vector<std::uint32_t> events_;  // in ascending order
  std::vector<AnyPosition> positions_;
};

}  // namespace mt::replay
