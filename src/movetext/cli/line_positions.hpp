// Collects the positions of a record while it is played, for one record at a time.
#pragma once
#include "movetext/replay/replay.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace mt::cli {

// The required memory does not depend on the length of the record.
class LinePositions final : public replay::LineFollower {
 public:
  static constexpr std::size_t most = std::size_t{1} << 16U;  // maximum number of positions, about 13 MB

  void start(const AnyPosition& position) override {
    start_ = position;
    events_.clear();
    positions_.clear();
    is_cut_ = false;
  }
  void visit(std::uint32_t event, const AnyPosition& position) override {
    is_cut_ = events_.size() == most;
    if (is_cut_) return;
    events_.push_back(event);
    positions_.push_back(position);
  }
  // Drops all positions. Without this, they would remain if the next record has no positions.
  void clear() {
    start_.reset();
    events_.clear();
    positions_.clear();
    is_cut_ = false;
  }

  // Returns whether positions were dropped because the record has more than `most`.
  bool is_cut() const { return is_cut_; }
  // Returns the position after an event, or at the start if no event is given. Returns nullopt if this
  // position is not known.
  std::optional<AnyPosition> after(std::optional<std::uint32_t> event) const {
    if (!event) return start_;
    const auto found = std::lower_bound(events_.begin(), events_.end(), *event);
    if (found == events_.end() || *found != *event) return std::nullopt;
    return positions_[static_cast<std::size_t>(found - events_.begin())];
  }

 private:
  std::optional<AnyPosition> start_;
  std::vector<std::uint32_t> events_;  // ascending; events_[i] leads to positions_[i]
  std::vector<AnyPosition> positions_;
  bool is_cut_ = false;
};

}  // namespace mt::cli
