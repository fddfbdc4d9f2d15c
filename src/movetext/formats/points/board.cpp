#include "movetext/formats/points/board.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::points {

std::string move_text(Point from, Point to) {
  std::string text;
  for (const Point point : {from, to}) {
    text += static_cast<char>('a' + point.file);
    text += static_cast<char>('0' + point.rank);
  }
  return text;
}

Board Board::start() {
  constexpr std::array<std::string_view, 4> rows{"RNBAKABNR", "         ", " C     C ", "P P P P P"};
  Board board;
  for (std::uint8_t rank = 0; rank < std::uint8_t{rows.size()}; ++rank)
    for (std::uint8_t file = 0; file < 9; ++file) {
      const char man = rows[rank][file];
      if (man == no_man) continue;
      board.put({file, rank}, man);
      board.put({file, static_cast<std::uint8_t>(9 - rank)}, text::to_lower(man));
    }
  return board;
}

bool Board::is_empty() const {
  return std::all_of(men_.begin(), men_.end(), [](char man) { return man == no_man; });
}

std::string Board::fen(bool second, std::uint32_t number) const {
  std::string text;
  for (std::uint8_t rank = 10; rank-- > 0;) {
    int gap = 0;
    for (std::uint8_t file = 0; file < 9; ++file) {
      const char man = man_at({file, rank});
      if (man == no_man) {
        ++gap;
        continue;
      }
      if (gap > 0) text += std::to_string(gap);
      gap = 0;
      text += man;
    }
    if (gap > 0) text += std::to_string(gap);
    if (rank > 0) text += '/';
  }
  return text + (second ? " b - - 0 " : " w - - 0 ") + std::to_string(number);
}

bool is_of_second(const Board& board, Point point) {
  const char man = board.man_at(point);
  return man >= 'a' && man <= 'z';
}

}  // namespace mt::points
