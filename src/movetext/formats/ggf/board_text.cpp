#include "movetext/formats/ggf/board_text.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::ggf {
namespace {

// Returns X, O or -; '\0': the sign is none of a square.
constexpr char square_of(char sign) {
  if (std::string_view("*XxBb").find(sign) != std::string_view::npos) return 'X';
  if (std::string_view("OoWw0").find(sign) != std::string_view::npos) return 'O';
  return std::string_view("-._").find(sign) != std::string_view::npos ? '-' : '\0';
}

std::size_t squares_of(int size) {
  return static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
}

}  // namespace

std::optional<BoardText> read_position(std::string_view fen, int size) {
  BoardText board{.size = size, .squares = {}};
  for (const char sign : fen) {
    if (text::is_blank(sign)) continue;
    const char square = square_of(sign);
    if (square == '\0' || board.squares.size() > squares_of(size)) return std::nullopt;
    board.squares += square;
  }
  if (board.squares.size() != squares_of(size) + 1 || board.squares.back() == '-') return std::nullopt;
  board.mover = board.squares.back() == 'X' ? Side::first : Side::second;
  board.squares.pop_back();
  return board;
}

std::optional<BoardText> read_board(std::string_view value) {
  value = text::trim(value);
  const std::size_t digits = std::min(value.find_first_not_of("0123456789"), value.size());
  const std::int64_t size = text::parse_number(value.substr(0, digits), largest_size);
  if (size < smallest_size || size % 2 != 0) return std::nullopt;
  return read_position(value.substr(digits), static_cast<int>(size));
}

BoardText usual_start(int size) {
  BoardText board{.size = size, .squares = std::string(squares_of(size), '-')};
  const auto middle = [&](int row, int column) -> char& {
    return board.squares[static_cast<std::size_t>((size / 2 - 1 + row) * size + size / 2 - 1 + column)];
  };
  middle(0, 0) = middle(1, 1) = 'O';
  middle(0, 1) = middle(1, 0) = 'X';
  return board;
}

bool is_usual(const BoardText& board) {
  return board.mover == Side::first && board.squares == usual_start(board.size).squares;
}

std::string board_value(const BoardText& board) {
  std::string value = std::to_string(board.size);
  const auto size = static_cast<std::size_t>(board.size);
  for (std::size_t row = 0; row < size; ++row) value.append(" ").append(board.squares, row * size, size);
  std::replace(value.begin(), value.end(), 'X', '*');
  return value + (board.mover == Side::first ? " *" : " O");
}

std::string position_value(const BoardText& board) {
  return board.squares + (board.mover == Side::first ? " X" : " O");
}

}  // namespace mt::ggf
