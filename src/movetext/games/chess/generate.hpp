// Legal moves.
//
//   MoveList moves;
//   legal_moves(position, moves);
//   for (const Move move : moves) visit(play(position, move));
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>
#include <cassert>
#include <cstdint>

namespace mt::chess {

// Allocates nothing.  It has room for any board: a square is reached along at most eight lines and by eight
// knights, promotions count fourfold; with n men that have 27 moves at most, 64 - n squares are left to move
// to, and min(27 n, 16 (64 - n) + 72) is never more than 688.  (The maximum of any reachable position is
// 218.)
class MoveList {
 public:
  static constexpr std::size_t capacity = 700;

  MoveList() = default;
  MoveList(const MoveList& other) : size_(other.size_) { copy(other); }
  MoveList& operator=(const MoveList& other) {
    if (this == &other) return *this;
    size_ = other.size_;
    copy(other);
    return *this;
  }
  ~MoveList() = default;

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
    size_ = static_cast<std::uint32_t>(size);
  }
  Move operator[](std::size_t i) const { return moves_[i]; }
  Move front() const { return moves_[0]; }
  const Move* data() const { return moves_.data(); }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  void copy(const MoveList& other) {
    for (std::size_t i = 0; i < size_; ++i) moves_[i] = other.moves_[i];
  }

  std::array<Move, capacity> moves_;  // not initialised beyond size_
  std::uint32_t size_ = 0;
};

void legal_moves(const Position& position, MoveList& moves);

// Says whether the side to move has a legal move; if not, it is mate or stalemate.
bool has_move(const Position& position);

// The limit of perft's depth: it would not finish in a lifetime.
inline constexpr int max_perft_depth = 256;

// Returns the number of move paths of that depth; 1 for depth 0.  The rules that end a game in a draw are not
// applied.
std::uint64_t perft(const Position& position, int depth);

}  // namespace mt::chess
