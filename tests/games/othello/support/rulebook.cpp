#include "support/rulebook.hpp"

namespace mt::othello::test {
namespace {

char other(char side) {
  return side == 'X' ? 'O' : 'X';
}

}  // namespace

Rulebook Rulebook::start(int size) {
  Rulebook book{size, std::string(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), '-'), 'X'};
  const auto put = [&](int column, int row, char disc) {
    book.squares[static_cast<std::size_t>(row * size + column)] = disc;
  };
  const int half = size / 2;
  put(half - 1, half - 1, 'O');
  put(half, half, 'O');
  put(half, half - 1, 'X');
  put(half - 1, half, 'X');
  return book;
}

std::vector<int> Rulebook::turned(int square, char side) const {
  std::vector<int> all;
  if (squares[static_cast<std::size_t>(square)] != '-') return all;
  for (int down = -1; down <= 1; ++down)
    for (int right = -1; right <= 1; ++right) {
      if (down == 0 && right == 0) continue;
      std::vector<int> line;
      for (int column = square % size + right, row = square / size + down;; column += right, row += down) {
        if (column < 0 || row < 0 || column >= size || row >= size) break;
        const char sign = squares[static_cast<std::size_t>(row * size + column)];
        if (sign == side) all.insert(all.end(), line.begin(), line.end());
        if (sign != other(side)) break;
        line.push_back(row * size + column);
      }
    }
  return all;
}

std::vector<int> Rulebook::moves(char side) const {
  std::vector<int> legal;
  for (int square = 0; square < size * size; ++square)
    if (!turned(square, side).empty()) legal.push_back(square);
  return legal;
}

bool Rulebook::is_over() const {
  return moves('X').empty() && moves('O').empty();
}

void Rulebook::pass_if_forced() {
  if (moves(turn).empty() && !is_over()) turn = other(turn);
}

void Rulebook::play(int square) {
  for (const int disc : turned(square, turn)) squares[static_cast<std::size_t>(disc)] = turn;
  squares[static_cast<std::size_t>(square)] = turn;
  turn = other(turn);
}

std::uint64_t Rulebook::perft(int depth) const {
  if (depth == 0 || is_over()) return 1;
  const std::vector<int> legal = moves(turn);
  Rulebook next = *this;
  if (legal.empty()) {
    next.turn = other(turn);
    return next.perft(depth - 1);
  }
  std::uint64_t paths = 0;
  for (const int square : legal) {
    next = *this;
    next.play(square);
    paths += next.perft(depth - 1);
  }
  return paths;
}

}  // namespace mt::othello::test
