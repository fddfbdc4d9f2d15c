#include "movetext/formats/ggf/board.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::ggf {
namespace {

// Returns X, O or -, or 0 if the sign is not a square.
char square_of(char sign) {
  if (sign == '*' || sign == 'X') return 'X';
  return sign == 'O' || sign == '-' ? sign : '\0';
}

// Returns the text after the size number, without blanks.
std::string signs_of(std::string_view value) {
  value = text::trim(value);
  value.remove_prefix(std::min(value.find_first_not_of("0123456789"), value.size()));
  std::string signs;
  for (const char c : value)
    if (!text::is_blank(c)) signs += c;
  return signs;
}

}  // namespace

std::size_t size_of_board(std::string_view value) {
  value = text::trim(value);
  std::size_t digits = 0;
  while (digits < value.size() && text::is_digit(value[digits])) ++digits;
  const std::int64_t size = text::parse_number(value.substr(0, digits), largest_size);
  return size < 0 ? 0 : static_cast<std::size_t>(size);
}

std::size_t count_signs(std::string_view value) {
  return signs_of(value).size();
}

std::optional<Board> read_board(std::string_view value) {
  Board board{.size = size_of_board(value), .squares = {}};
  const std::string signs = signs_of(value);
  if (board.size == 0 || signs.size() != board.size * board.size + 1) return std::nullopt;
  for (const char sign : signs) {
    const char square = square_of(sign);
    if (square == '\0') return std::nullopt;
    board.squares += square;
  }
  board.side = board.squares.back();
  board.squares.pop_back();
  return board.side == '-' ? std::nullopt : std::optional(std::move(board));
}

std::string fen_of(const Board& board) {
  return board.squares + ' ' + board.side;
}

std::optional<Board> board_of_fen(std::string_view fen) {
  for (std::size_t size = 1; size <= largest_size; ++size) {
    if (fen.size() != size * size + 2) continue;
    if (fen[size * size] != ' ' ||
        fen.substr(0, size * size).find_first_not_of("XO-") != std::string_view::npos)
      return std::nullopt;
    const char side = fen.back();
    if (side != 'X' && side != 'O') return std::nullopt;
    return Board{.size = size, .squares = std::string(fen.substr(0, size * size)), .side = side};
  }
  return std::nullopt;
}

Board usual_start(std::size_t size) {
  Board board{.size = size, .squares = std::string(size * size, '-')};
  const std::size_t middle = size / 2;
  const auto put = [&](std::size_t row, std::size_t column, char disc) {
    if (row < size && column < size) board.squares[row * size + column] = disc;
  };
  put(middle - 1, middle - 1, 'O');
  put(middle, middle, 'O');
  put(middle - 1, middle, 'X');
  put(middle, middle - 1, 'X');
  return board;
}

std::size_t size_of_type(std::string_view game_type) {
  const std::size_t side = game_type.find(',');
  const std::size_t begin = side == std::string_view::npos ? side : game_type.find(',', side + 1);
  if (begin == std::string_view::npos) return usual_size;
  const std::string_view rest = game_type.substr(begin + 1);
  const std::int64_t size = text::parse_number(rest.substr(0, rest.find(',')), largest_size);
  return size <= 0 ? usual_size : static_cast<std::size_t>(size);
}

bool is_usual_start(const Board& board) {
  return board.side == 'X' && board.squares == usual_start(board.size).squares;
}

void write_board(const Board& board, std::string& out) {
  const auto sign = [](char square) { return square == 'X' ? '*' : square; };
  out += std::to_string(board.size);
  for (std::size_t i = 0; i < board.squares.size(); ++i) {
    if (i % board.size == 0) out += ' ';
    out += sign(board.squares[i]);
  }
  out += ' ';
  out += sign(board.side);
}

}  // namespace mt::ggf
