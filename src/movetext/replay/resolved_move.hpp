// A move of a live game that has been read but not yet played.
#pragma once
#include "movetext/games/api/any_position.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>

namespace mt::replay {

// Made by LiveGame::look(). The same game can play it as long as the game has not changed.
class ResolvedMove {
 public:
  static constexpr std::size_t capacity = 64;  // maximum bytes of a family's move

  std::string text;       // the move in the notation of the game
  AnyPosition after;      // the position after the move
  std::uint32_t ply = 0;  // the number of half-moves played before the move

  // Stores the move in the type of the family. Only the game that has stored it can read it.
  template <class Move>
  void keep(const Move& move) {
    static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= capacity && alignof(Move) <= 16);
    std::memcpy(bytes_, &move, sizeof move);
  }
  template <class Move>
  Move as() const {
    Move move;
    std::memcpy(&move, bytes_, sizeof move);
    return move;
  }

 private:
  alignas(16) unsigned char bytes_[capacity] = {};
};

}  // namespace mt::replay
