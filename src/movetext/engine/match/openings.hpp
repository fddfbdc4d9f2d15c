// The positions that the pairs of a match begin with.
#pragma once
#include "movetext/engine/api/game_line.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <random>
#include <string>
#include <unordered_set>
#include <vector>

namespace mt::engine::match {

struct Opening {
  std::string start;               // a position in a notation of the game; empty: the usual one
  std::vector<std::string> moves;  // from there, as the records of the game write them
};

// Threads share it.
class Openings {
 public:
  // All pairs begin with the start of the game.
  Openings() = default;
  // A list that is gone through again and again.
  explicit Openings(std::vector<Opening> list) : made_(std::move(list)) {}
  // Says whether neither side has the better of it; nullptr: it is not asked.
  using Fair = std::function<bool(const GameLine&)>;
  // A list in an order that is drawn by lot: the same for the same seed, each once before one comes again.
  Openings(std::shared_ptr<const AnyGame> game, std::vector<Opening> list, std::uint64_t seed, Fair fair);
  // Moves drawn by lot: the same for the same seed, each position once as long as others are found.
  Openings(std::shared_ptr<const AnyGame> game, std::uint64_t seed, int plies, Fair fair);

  // Returns the opening of a number, from 0.
  Opening of(std::uint64_t number);

 private:
  Opening draw();
  Opening draw_moves();
  Opening draw_listed();

  std::mutex mutex_;
  std::vector<Opening> made_{};
  std::shared_ptr<const AnyGame> game_{};  // nullptr: nothing is drawn
  std::mt19937_64 random_{};
  int plies_ = 0;
  std::vector<Opening> list_{};  // shuffled; empty: moves are drawn
  std::size_t next_ = 0;         // in list_
  Fair fair_{};
  std::unordered_set<std::uint64_t> seen_{};
};

}  // namespace mt::engine::match
