// Computes the mirrored board, if a game of draughts continues on it in the same way.
#pragma once
#include "movetext/games/draughts/position.hpp"
#include "movetext/games/draughts/variant.hpp"

#include <vector>

namespace mt::draughts {

// Returns whether the mirrored board uses the same squares.
constexpr bool is_mirrored_onto_itself(const board::Shape& shape) {
  return shape.squares == board::Squares::all || shape.width % 2 == 1;
}

// Returns the position, and its mirror image if the rules allow it.
template <class Set>
std::vector<Position<Set>> images_of(const Variant<Set>& variant, const Position<Set>& position) {
  std::vector<Position<Set>> out{position};
  const board::Shape& shape = variant.rules.shape;
  if (!is_mirrored_onto_itself(shape)) return out;
  Position<Set> image;
  image.to_move = position.to_move;
  image.king_moves = position.king_moves;
  const auto move = [&](board::Cell at) {
    const int from = variant.geometry.bit_of(at);
    const int to = variant.geometry.bit_of({static_cast<std::int8_t>(shape.width - 1 - at.x), at.y});
    for (std::size_t colour = 0; colour < 2; ++colour) {
      if (has(position.men[colour], from)) image.men[colour] |= bit<Set>(to);
      if (has(position.kings[colour], from)) image.kings[colour] |= bit<Set>(to);
      if (const KingMoves& moved = position.king_moves[colour]; moved.count > 0 && moved.square == from)
        image.king_moves[colour].square = static_cast<std::uint8_t>(to);
    }
  };
  for (std::int8_t y = 0; y < shape.height; ++y)
    for (std::int8_t x = 0; x < shape.width; ++x)
      if (shape.playable({x, y})) move({x, y});
  out.push_back(image);
  return out;
}

}  // namespace mt::draughts
