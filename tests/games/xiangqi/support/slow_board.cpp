#include "support/slow_board.hpp"

#include <algorithm>
#include <cstdlib>

namespace mt::xiangqi::test {
namespace {

bool in_palace(int file, int rank, bool red) {
  return file >= 3 && file <= 5 && (red ? rank <= 2 : rank >= 7);
}

}  // namespace

SlowBoard::SlowBoard(std::string_view fen) : men_(90, '.') {
  int file = 0;
  int rank = 9;
  std::size_t i = 0;
  for (; fen[i] != ' '; ++i) {
    if (fen[i] == '/') {
      --rank;
      file = 0;
    } else if (fen[i] >= '1' && fen[i] <= '9') {
      file += fen[i] - '0';
    } else {
      men_[static_cast<std::size_t>(rank * 9 + file++)] = fen[i];
    }
  }
  red_to_move_ = fen[i + 1] == 'w';
}

char SlowBoard::at(int file, int rank) const {
  return men_[static_cast<std::size_t>(rank * 9 + file)];
}

// Returns the number of men between two points, or -1 if the points are not on one line.
int SlowBoard::between(int file, int rank, int to_file, int to_rank) const {
  if ((file == to_file) == (rank == to_rank)) return -1;
  const int dx = (to_file > file) - (to_file < file);
  const int dy = (to_rank > rank) - (to_rank < rank);
  int men = 0;
  for (int x = file + dx, y = rank + dy; x != to_file || y != to_rank; x += dx, y += dy)
    men += at(x, y) != '.' ? 1 : 0;
  return men;
}

bool SlowBoard::reaches(int file, int rank, int to_file, int to_rank) const {
  const char man = at(file, rank);
  const bool red = man < 'a';
  const int dx = to_file - file;
  const int dy = to_rank - rank;
  const int ax = std::abs(dx);
  const int ay = std::abs(dy);
  const bool captures = at(to_file, to_rank) != '.';
  switch (man | 0x20) {
    case 'k':
      return in_palace(to_file, to_rank, red) && ax + ay == 1;
    case 'a':
      return in_palace(to_file, to_rank, red) && ax == 1 && ay == 1;
    case 'b':
      return ax == 2 && ay == 2 && (to_rank <= 4) == red && at(file + dx / 2, rank + dy / 2) == '.';
    case 'n':
      return (ax == 2 && ay == 1 && at(file + dx / 2, rank) == '.') ||
             (ax == 1 && ay == 2 && at(file, rank + dy / 2) == '.');
    case 'r':
      return between(file, rank, to_file, to_rank) == 0;
    case 'c':
      return between(file, rank, to_file, to_rank) == (captures ? 1 : 0);
    default: {
      const bool across = red ? rank >= 5 : rank <= 4;
      return (dx == 0 && dy == (red ? 1 : -1)) || (across && dy == 0 && ax == 1);
    }
  }
}

bool SlowBoard::attacked(bool red) const {
  const auto king = static_cast<int>(men_.find(red ? 'K' : 'k'));
  const auto other = static_cast<int>(men_.find(red ? 'k' : 'K'));
  if (between(king % 9, king / 9, other % 9, other / 9) == 0 && king % 9 == other % 9) return true;
  for (int point = 0; point < 90; ++point)
    if (is_own(at(point % 9, point / 9), !red) && reaches(point % 9, point / 9, king % 9, king / 9))
      return true;
  return false;
}

bool SlowBoard::is_safe_after(int file, int rank, int to_file, int to_rank) const {
  SlowBoard after = *this;
  after.men_[static_cast<std::size_t>(to_rank * 9 + to_file)] = at(file, rank);
  after.men_[static_cast<std::size_t>(rank * 9 + file)] = '.';
  return !after.attacked(red_to_move_);
}

std::vector<std::string> SlowBoard::legal_moves() const {
  std::vector<std::string> moves;
  for (int from = 0; from < 90; ++from) {
    if (!is_own(at(from % 9, from / 9), red_to_move_)) continue;
    for (int to = 0; to < 90; ++to) {
      if (is_own(at(to % 9, to / 9), red_to_move_) || !reaches(from % 9, from / 9, to % 9, to / 9)) continue;
      if (!is_safe_after(from % 9, from / 9, to % 9, to / 9)) continue;
      moves.push_back({static_cast<char>('a' + from % 9), static_cast<char>('0' + from / 9),
                       static_cast<char>('a' + to % 9), static_cast<char>('0' + to / 9)});
    }
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

}  // namespace mt::xiangqi::test
