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

// Memory use does not depend on the length of the record.
class KeptPositions final : public LineFollower {
 public:
  static constexpr std::size_t most = 2048;  // maximum number of positions

  // Keeps the positions after the events from tape index `first`, up to `most` positions.
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

  // Returns whether a start position was received.
  bool any() const { return any_; }
  // Returns the position before the first event.
  const AnyPosition& at_start() const { return start_; }
  // Returns whether a position after this event would have been kept. If so, and after(event) is nullptr, the
  // replay has no position after this event.
  bool covers(std::uint32_t event) const { return event >= first_ && !(full_ && event >= end_); }
  // Returns the position after the event with this tape index, or nullptr if there is none or it was not
  // kept.
  const AnyPosition* after(std::uint32_t event) const {
    const auto found = std::lower_bound(events_.begin(), events_.end(), event);
    if (found == events_.end() || *found != event) return nullptr;
    return &positions_[static_cast<std::size_t>(found - events_.begin())];
  }

 private:
  std::uint32_t first_;
  std::uint32_t end_ = 0;  // the first event whose position was not kept, because `most` was reached
  bool full_ = false;
  bool any_ = false;
  AnyPosition start_;
  std::vector<std::uint32_t> events_;  // in ascending order
  std::vector<AnyPosition> positions_;
};

}  // namespace mt::replay
