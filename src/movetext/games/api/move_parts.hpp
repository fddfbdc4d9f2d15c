// A move as places of the board instead of text, for boards on screens and for other languages.
//
//   std::vector<MoveParts> moves;
//   if (game->list_moves(position, moves))
//     for (const MoveParts& move : moves) highlight(game->place_name(move.to()));
#pragma once
#include "movetext/board/shape.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mt {

// A place of the board. On a board of squares, the square x, y has the number y * width + x (see
// board::Cell). In backgammon, places have the numbers of the side that plays: points 1..24, 25 the bar, 0
// off the board.
using Place = std::uint8_t;
inline constexpr Place no_place = 255;

constexpr Place place_of(board::Shape shape, board::Cell cell) {
  return static_cast<Place>(cell.y * shape.width + cell.x);
}
constexpr board::Cell cell_of(board::Shape shape, Place place) {
  return {static_cast<std::int8_t>(place % shape.width), static_cast<std::int8_t>(place / shape.width)};
}

// The parts of one legal move. A pass has no steps.
class MoveParts {
 public:
  // A piece that moves. `from` is no_place for a disc that is put on the board.
  struct Step {
    Place from = no_place;
    Place to = no_place;
    friend constexpr bool operator==(Step, Step) = default;
  };
  static constexpr std::size_t most_steps = 4;

  // Removes all parts, but keeps the memory.
  void clear() {
    count_ = 0;
    captured.clear();
    promotion = 0;
  }
  // Adds a step. A move has at most most_steps.
  void add(Step step) { steps_[count_++] = step; }

  // The first step is that of the piece that names the move: the king in castling, followed by the rook. A
  // play of backgammon has a step for each die.
  std::span<const Step> steps() const { return {steps_.data(), count_}; }
  bool empty() const { return count_ == 0; }
  // Return the places of the first step; no_place if there is none.
  Place from() const { return count_ == 0 ? no_place : steps_[0].from; }
  Place to() const { return count_ == 0 ? no_place : steps_[0].to; }

  // The places of the opponent's pieces that are taken, hit or turned over, in ascending order.
  std::vector<Place> captured{};
  // The kind that the moved piece becomes, as a capital letter of the game's notation: Q R B N in chess, K
  // for a man that is crowned; 0 if it keeps its kind.
  char promotion = 0;

  friend bool operator==(const MoveParts& a, const MoveParts& b) {
    return a.captured == b.captured && a.promotion == b.promotion && a.count_ == b.count_ &&
           a.steps_ == b.steps_;
  }

 private:
  std::array<Step, most_steps> steps_{};
  std::uint8_t count_ = 0;
};

}  // namespace mt
