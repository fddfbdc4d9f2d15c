// The data that a search keeps for each ply of the current line.
#pragma once
#include "movetext/games/api/game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace mt::engine {

// A move, identified by its index in the list of moves, with the values that decide its place in the order.
struct Rated {
  int rating = 0;
  int gain = 0;
  std::uint16_t index = 0;
  std::uint16_t code = 0;
  bool quiet = true;
};

// The moves of a node in their order. Each call of next() selects the best of the remaining moves. The list
// is not sorted at once, because most nodes need only its first moves.
class Order {
 public:
  void clear() {
    rated_.clear();
    next_ = 0;
  }
  void add(const Rated& move) { rated_.push_back(move); }
  std::size_t size() const { return rated_.size(); }
  // Returns the next move, or nullptr if all moves have been returned.
  const Rated* next() {
    if (next_ == rated_.size()) return nullptr;
    std::size_t best = next_;
    for (std::size_t i = next_ + 1; i < rated_.size(); ++i)
      if (rated_[i].rating > rated_[best].rating) best = i;
    std::swap(rated_[best], rated_[next_]);
    return &rated_[next_++];
  }
  // Returns the i-th move that next() has returned.
  const Rated& handed_out(std::size_t i) const { return rated_[i]; }

 private:
  std::vector<Rated> rated_;
  std::size_t next_ = 0;
};

template <Game G>
struct Frame {
  typename G::Position position{};
  typename G::MoveList moves{};
  Order order{};
  std::vector<typename G::Move> line{};  // the best line from here on
  std::array<std::uint16_t, 2> killers{};
  std::uint64_t key = 0;
  int static_value = 0;
  int quiet = 0;  // number of plies since the last irreversible move
};

// A number for each quiet move, by side and by code of the move: how successful the move was in this search.
class Successes {
 public:
  static constexpr int most = 16'000;

  Successes() : values_(2 * codes) {}
  void clear() { values_.assign(2 * codes, 0); }
  int of(Side side, std::uint16_t code) const { return values_[place(side, code)]; }
  // Adds a bonus, from -most to most, to the value of a move. The closer the value is to the end of this
  // range, the less it changes, so that it stays in the range.
  void add(Side side, std::uint16_t code, int bonus) {
    std::int16_t& value = values_[place(side, code)];
    value = static_cast<std::int16_t>(value + bonus - value * (bonus < 0 ? -bonus : bonus) / most);
  }

 private:
  static constexpr std::size_t codes = std::size_t{std::numeric_limits<std::uint16_t>::max()} + 1;
  static std::size_t place(Side side, std::uint16_t code) {
    return static_cast<std::size_t>(side) * codes + code;
  }
  std::vector<std::int16_t> values_;
};

}  // namespace mt::engine
