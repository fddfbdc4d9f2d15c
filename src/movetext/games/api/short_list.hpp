// A list with room for all moves of a position, so that it needs no allocation.
//
//   using MoveList = ShortList<Move, 120>;
//   MoveList moves;
//   legal_moves(position, moves);
//   for (const Move move : moves) visit(play(position, move));
#pragma once
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace mt {

// The family must prove that no position has more than `most` moves.
template <class Move, std::size_t most>
class ShortList {
  static_assert(std::is_trivially_copyable_v<Move>);

 public:
  static constexpr std::size_t capacity = most;

  ShortList() {}  // NOLINT(modernize-use-equals-default): places after size_ are not initialised
  ShortList(const ShortList& other) : size_(other.size_) { copy(other); }
  ShortList& operator=(const ShortList& other) {
    if (this == &other) return *this;
    size_ = other.size_;
    copy(other);
    return *this;
  }
  ~ShortList() = default;

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  void clear() { size_ = 0; }
  void push_back(Move move) {
    assert(size_ < capacity);
    std::construct_at(&moves_[size_++], move);
  }
  // Makes the list shorter.
  void resize(std::size_t size) {
    assert(size <= size_);
    size_ = static_cast<std::uint32_t>(size);
  }
  Move operator[](std::size_t i) const { return moves_[i]; }
  Move front() const { return moves_[0]; }
  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }

 private:
  void copy(const ShortList& other) {
    for (std::size_t i = 0; i < size_; ++i) std::construct_at(&moves_[i], other.moves_[i]);
  }

  union {
    std::array<Move, capacity> moves_;
  };
  std::uint32_t size_ = 0;
};

}  // namespace mt
