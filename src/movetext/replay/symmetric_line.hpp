// Computes a key of a main line. Lines have the same key if they differ only by a rotation or reflection of
// the board.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/replay.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace mt::replay {

// Follows the positions of a record and all their images (AnyGame::images). In a game without symmetries,
// each position has only one image.
class SymmetricLine final : public Follower {
 public:
  // Starts the next record.
  void begin(const AnyGame& game);
  void visit(const AnyPosition& position) override;
  // Each symmetry that all positions so far have gives a key of 16 bytes to their sequence. Returns the
  // smallest of these keys, or an empty string before the first position.
  std::string line_key() const;
  // Returns the smallest key of an image of the last position, or 0 before the first position.
  std::uint64_t last_key() const { return last_; }

 private:
  using Key = std::array<std::uint64_t, 2>;

  const AnyGame* game_ = nullptr;
  std::vector<Key> lines_;  // one key for each symmetry that all positions have
  std::uint64_t last_ = 0;
};

}  // namespace mt::replay
