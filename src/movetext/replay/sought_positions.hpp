// Determines during a replay whether the main line of a record passes through given positions.
//
//   SoughtPositions sought;
//   sought.begin(*game, {"W:W31:B20"});
//   replay(record, *game, *game, {.follower = &sought});
//   if (sought.found(0)) select(record);
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/replay.hpp"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace mt::replay {

class SoughtPositions final : public Follower {
 public:
  // Starts the next record. A text that is not a position of the game is never found. `game` must be valid
  // until the record has been replayed.
  void begin(const AnyGame& game, std::span<const std::string> texts);
  void visit(const AnyPosition& position) override;
  // Returns whether the position given by texts[text] has occurred.
  bool found(std::size_t text) const { return found_[text]; }

 private:
  struct Sought {
    std::size_t text = 0;
    std::unique_ptr<const SoughtPosition> position;
  };

  std::vector<Sought> sought_;  // the positions that have not been found yet
  std::vector<bool> found_;
};

}  // namespace mt::replay
