#include "movetext/board/drawing.hpp"

#include <utility>

namespace mt::board {

Drawing::Drawing(Shape shape)
    : shape_(shape),
      squares_(static_cast<std::size_t>(shape.width) * static_cast<std::size_t>(shape.height)) {}

bool Drawing::inside(Cell cell) const {
  return cell.x >= 0 && cell.y >= 0 && cell.x < shape_.width && cell.y < shape_.height;
}

std::size_t Drawing::index(Cell cell) const {
  return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(shape_.width) +
         static_cast<std::size_t>(cell.x);
}

void Drawing::put(Cell cell, Piece piece) {
  if (inside(cell)) squares_[index(cell)].piece = piece;
}

Piece Drawing::piece(Cell cell) const {
  return inside(cell) ? squares_[index(cell)].piece : Piece{};
}

void Drawing::use_set(std::size_t set) {
  for (Square& square : squares_)
    for (std::size_t i = 0; i < set && !square.piece.none() && square.piece.figure->other != nullptr; ++i)
      square.piece.figure = square.piece.figure->other;
}

void Drawing::name(Cell cell, std::string text) {
  if (inside(cell)) squares_[index(cell)].name = std::move(text);
}

const std::string& Drawing::name(Cell cell) const {
  return inside(cell) ? squares_[index(cell)].name : no_name_;
}

void Drawing::mark(Cell cell) {
  if (inside(cell)) squares_[index(cell)].marked = true;
}

bool Drawing::marked(Cell cell) const {
  return inside(cell) && squares_[index(cell)].marked;
}

void Drawing::hint(Cell cell) {
  if (inside(cell)) squares_[index(cell)].hinted = true;
}

bool Drawing::hinted(Cell cell) const {
  return inside(cell) && squares_[index(cell)].hinted;
}

Cell Drawing::seen(Cell cell) const {
  if (!flip) return cell;
  return {static_cast<std::int8_t>(shape_.width - 1 - cell.x),
          static_cast<std::int8_t>(shape_.height - 1 - cell.y)};
}

}  // namespace mt::board
