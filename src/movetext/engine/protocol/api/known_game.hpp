// The game that an engine has in memory, in protocols that send each move only once.
#pragma once
#include "movetext/engine/api/game_line.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine {

class KnownGame {
 public:
  // Returns whether the engine's game is the beginning of the line: the same start position, and all moves of
  // the engine's game.
  bool is_begin_of(const GameLine& line) const;
  // Records that the engine has the start position of a line, and none of its moves.
  void begin(const GameLine& line);
  // Returns the number of moves that the engine has received or made.
  std::size_t size() const { return moves_.size(); }
  // Records that the engine has all moves of a line. The game that the engine had before must be the
  // beginning of the line.
  void take(const GameLine& line) { moves_.assign(line.moves().begin(), line.moves().end()); }
  // Records a move that the engine itself has made.
  void add(std::string move) { moves_.push_back(std::move(move)); }

 private:
  std::shared_ptr<const AnyGame> game_;
  AnyPosition start_{};
  std::vector<std::string> moves_;
};

}  // namespace mt::engine
