// Keeps the last position of a main line while it is replayed.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/replay.hpp"

#include <cstdint>

namespace mt::replay {

class LastPosition final : public Follower {
 public:
  // Starts the next record.
  void begin() { any_ = false; }
  void visit(const AnyPosition& position) override {
    any_ = true;
    last_ = position;
  }
  // Returns the key of the last board under the game that was replayed, or 0 before the first position.
  std::uint64_t board_key(const AnyGame& game) const { return any_ ? game.board_key(last_) : 0; }

 private:
  AnyPosition last_;
  bool any_ = false;
};

}  // namespace mt::replay
