// How many pieces of each kind the sides have in the course of a game.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/position_key.hpp"

#include <memory>
#include <string>
#include <vector>

namespace mt::database {

// Receives the positions of the main line.
class PieceRange {
 public:
  void begin(const AnyGame& game);
  void visit(const AnyPosition& position);
  // Returns the column `pieces` (file/piece_counts.hpp); empty without a position.
  std::string column() const;

 private:
  std::unique_ptr<const AnyGame> game_;
  std::unique_ptr<const PositionKeyer> keyer_;
  std::vector<int> counts_;
  std::vector<int> least_;
  std::vector<int> most_;
};

}  // namespace mt::database
