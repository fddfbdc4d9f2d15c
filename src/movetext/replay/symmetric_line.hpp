// A key of a main line that is the same for the same moves on a rotated or mirrored board.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/replay.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace mt::replay {

// Follows the positions of a record and all their images (AnyGame::images). In a game without symmetries each
// position has one image.
class SymmetricLine final : public Follower {
 public:
  // Starts the next record.
  void begin(const AnyGame& game);
  void visit(const AnyPosition& position) override;
  // Returns the smallest of the keys that the images give to all positions so far, 16 bytes, or an empty
  // string before the first position.
  std::string line_key() const;
  // Returns the smallest of the keys of the images of the last position, or 0 if there is none.
  std::uint64_t last_key() const { return last_; }

 private:
  using Key = std::array<std::uint64_t, 2>;

  const AnyGame* game_ = nullptr;
  std::vector<Key> lines_;  // one for each symmetry
  std::uint64_t last_ = 0;
};

}  // namespace mt::replay
