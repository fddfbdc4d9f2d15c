// The start positions for the pairs of a match.
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
  std::string start;               // a position in a notation of the game; empty for the usual one
  std::vector<std::string> moves;  // the moves after `start`, in the notation of the records
};

// Can be shared by threads.
class Openings {
 public:
  // Makes all pairs of games begin with the usual start position.
  Openings() = default;
  // Uses the openings in the order of the list. After the last one, the list is used again from its start.
  explicit Openings(std::vector<Opening> list) : made_(std::move(list)) {}
  // A function that returns whether neither side has an advantage. If it is empty, every opening is accepted.
  using Fair = std::function<bool(const GameLine&)>;
  // Uses the openings of the list in a random order, which depends only on the seed. No opening is repeated
  // before all have been used.
  Openings(std::shared_ptr<const AnyGame> game, std::vector<Opening> list, std::uint64_t seed, Fair fair);
  // Makes openings of random moves, which depend only on the seed. No position is repeated as long as new
  // positions can be found.
  Openings(std::shared_ptr<const AnyGame> game, std::uint64_t seed, int plies, Fair fair);

  // Returns the opening with that number, from 0.
  Opening of(std::uint64_t number);

 private:
  Opening draw();
  Opening draw_moves();
  Opening draw_listed();

  std::mutex mutex_;
  std::vector<Opening> made_{};
  std::shared_ptr<const AnyGame> game_{};  // set only for openings in a random order or of random moves
  std::mt19937_64 random_{};
  int plies_ = 0;
  std::vector<Opening> list_{};  // the given openings, shuffled; if empty, openings are made of random moves
  std::size_t next_ = 0;         // index in list_
  Fair fair_{};
  std::unordered_set<std::uint64_t> seen_{};
};

}  // namespace mt::engine::match
