// The position that an interface has set. If a position is refused, no position is set, so that a search
// cannot use the previous position by mistake.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/protocol/api/line_faults.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace mt::engine {

// The reason for refusing a position while a search runs.
inline constexpr std::string_view position_is_late = "a position can only be set between searches";

class SetPosition {
 public:
  explicit SetPosition(GameLine line) : line_(std::move(line)) {}

  // Returns the last line that was accepted. A running search uses this line.
  const GameLine& line() const { return line_; }
  // Returns why no position is set, or an empty string if one is.
  const std::string& refusal() const { return refusal_; }

  void set(GameLine line) {
    line_ = std::move(line);
    refusal_.clear();
  }
  void refuse(std::string_view why, LineFaults& faults) {
    refusal_ = "no position is set: " + std::string(why);
    faults.add(refusal_);
  }

 private:
  GameLine line_;
  std::string refusal_{};
};

}  // namespace mt::engine
