// A move, and the list of all moves of a position.
#pragma once
#include "movetext/games/xiangqi/board.hpp"

#include <cassert>

namespace mt::xiangqi {

struct Move {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  Kind kind = Kind::king;
  bool captures = false;
  friend bool operator==(const Move&, const Move&) = default;
};

// Allocates nothing.  Two rooks and two cannons have 17 moves at most, two horses 8, two elephants and two
// advisors 4, a king 4 and five pawns 3: 119 in all.
class MoveList {
 public:
  static constexpr std::size_t capacity = 120;

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  void clear() { size_ = 0; }
  void push_back(Move move) {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }
  // Only makes the list shorter.
  void resize(std::size_t size) {
    assert(size <= size_);
    size_ = size;
  }
  Move operator[](std::size_t i) const { return moves_[i]; }
  Move front() const { return moves_[0]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  std::array<Move, capacity> moves_;  // not initialised beyond size_
  std::size_t size_ = 0;
};

}  // namespace mt::xiangqi
