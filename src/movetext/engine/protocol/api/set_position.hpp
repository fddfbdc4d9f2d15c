// The position that an interface has set.  One that was refused is none: what was set before is not searched
// in its place.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/protocol/api/line_faults.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace mt::engine {

// Why no position is taken while a search runs.
inline constexpr std::string_view position_is_late = "a position can only be set between searches";

class SetPosition {
 public:
  explicit SetPosition(GameLine line) : line_(std::move(line)) {}

  // Returns the last line that was good; a search that runs is about it.
  const GameLine& line() const { return line_; }
  // Returns why there is nothing to be searched; empty: there is.
  const std::string& refusal() const { return refusal_; }

  void set(GameLine line) {
    line_ = std::move(line);
    refusal_.clear();
  }
  void refuse(std::string_view why, LineFaults& faults) {
    refusal_ = "there is no position: " + std::string(why);
    faults.add(refusal_);
  }

 private:
  GameLine line_;
  std::string refusal_{};
};

}  // namespace mt::engine
