// The game that an engine keeps, in protocols that tell it each move once.
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
  // Says whether the game that the engine has is the beginning of that line.
  bool is_begin_of(const GameLine& line) const;
  // The engine has the start of that line and no move.
  void begin(const GameLine& line);
  // Returns how many moves it knows.
  std::size_t size() const { return moves_.size(); }
  // It knows all moves of a line that it had the beginning of.
  void take(const GameLine& line) { moves_.assign(line.moves().begin(), line.moves().end()); }
  // It has played a move by itself.
  void add(std::string move) { moves_.push_back(std::move(move)); }

 private:
  std::shared_ptr<const AnyGame> game_;
  AnyPosition start_{};
  std::vector<std::string> moves_;
};

}  // namespace mt::engine
