// A draughts position and a draughts move: small values over one of the square sets.
#pragma once
#include "movetext/games/draughts/rules.hpp"

#include <array>
#include <cstdint>

namespace mt::draughts {

// Frisian, article on the king's moves: a side may make at most this many moves in a row with the same king.
inline constexpr int king_move_limit = 3;

// Frisian: how often a side has moved the same king in a row without a capture.
struct KingMoves {
  std::uint8_t count = 0;   // 0..3
  std::uint8_t square = 0;  // bit index of that king; only meaningful if count is not 0
  friend constexpr bool operator==(KingMoves, KingMoves) = default;
};

// Sets hold bit indices of Geometry, not square numbers.
template <class Set>
struct Position {
  std::array<Set, 2> men{};    // by Colour
  std::array<Set, 2> kings{};  // by Colour
  Colour to_move = Colour::white;
  std::array<KingMoves, 2> king_moves{};  // by Colour; stays zero unless Rules::king_limit

  constexpr Set pieces(Colour colour) const {
    return men[static_cast<unsigned>(colour)] | kings[static_cast<unsigned>(colour)];
  }
  constexpr Set occupied() const { return pieces(Colour::white) | pieces(Colour::black); }
  friend constexpr bool operator==(const Position&, const Position&) = default;
};

// Two capture chains are the same move if all four fields are equal.
template <class Set>
struct Move {
  Set taken{};            // captured pieces; empty for a quiet move
  std::uint8_t from = 0;  // bit index
  std::uint8_t to = 0;    // bit index; may equal `from` after a circular capture
  bool crowns = false;    // a man makes the move and becomes a king

  constexpr bool is_capture() const { return any_taken(); }
  friend constexpr bool operator==(const Move&, const Move&) = default;

 private:
  constexpr bool any_taken() const { return taken != Set{0U}; }
};

}  // namespace mt::draughts
