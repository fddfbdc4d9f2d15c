// Finds out whether the main line of a record passes through some positions, while it is replayed.
//
//   SoughtPositions sought;
//   sought.begin(*game, {"W:W31:B20"});
//   replay(record, *game, *game, {.follower = &sought});
//   if (sought.all_found()) select(record);
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
  // Starts the next record.  A text that is no position of that game occurs nowhere.  `next` also receives
  // all positions; nullptr: there is none.  The game must stay until the record has been replayed.
  void begin(const AnyGame& game, std::span<const std::string> texts, Follower* next = nullptr);
  void visit(const AnyPosition& position) override;
  bool all_found() const { return possible_ && sought_.empty(); }

 private:
  std::vector<std::unique_ptr<const SoughtPosition>> sought_;  // not found yet
  bool possible_ = true;
  Follower* next_ = nullptr;
};

}  // namespace mt::replay
