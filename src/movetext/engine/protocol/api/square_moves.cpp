#include "movetext/engine/protocol/api/square_moves.hpp"

#include "movetext/engine/protocol/api/position_words.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace mt::engine {
namespace {

constexpr std::string_view notation = "hub";

// Reads the first and the last number of a move.
void read_ends(std::string_view text, SquareMove& out) {
  std::vector<int> numbers;
  bool in_number = false;
  for (const char c : text) {
    const bool is_digit = c >= '0' && c <= '9';
    if (is_digit && !in_number) numbers.push_back(0);
    if (is_digit) numbers.back() = numbers.back() * 10 + (c - '0');
    in_number = is_digit;
  }
  if (numbers.empty()) return;
  out.from = numbers.front();
  out.to = numbers.back();
}

// Finds the squares of captured men: they were occupied before the move and are empty after it.
void find_taken(std::string_view before, std::string_view after, SquareMove& out) {
  for (std::size_t square = 1; square < before.size() && square < after.size(); ++square)
    if (before[square] != 'e' && after[square] == 'e' && static_cast<int>(square) != out.from)
      out.taken.push_back(static_cast<int>(square));
}

}  // namespace

bool names_squares(const AnyGame& game) {
  const auto notations = game.position_notations();
  return game.knows(board::Notation::numeric) &&
         std::find(notations.begin(), notations.end(), notation) != notations.end();
}

std::vector<SquareMove> square_moves(const AnyGame& game, const AnyPosition& position) {
  std::vector<std::string> numbers;
  std::vector<std::string> moves;
  std::vector<AnyPosition> after;
  std::vector<SquareMove> out;
  if (!game.next_positions(position, game.notation(), moves, after) ||
      !game.legal_moves(position, board::Notation::numeric, numbers) || numbers.size() != moves.size())
    return out;
  const std::string before = square_string(game, position);
  out.resize(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    read_ends(numbers[i], out[i]);
    find_taken(before, square_string(game, after[i]), out[i]);
    out[i].move = std::move(moves[i]);
    out[i].after = after[i];
  }
  return out;
}

std::string square_string(const AnyGame& game, const AnyPosition& position) {
  std::string out;
  game.write_position(position, notation, out);
  return out;
}

bool read_square_string(const AnyGame& game, std::string_view text, AnyPosition& out, std::string& problem) {
  // parse_position() also reads other notations, so the form is checked first: a string of squares has a
  // fixed length, has no blanks, and begins with the side to move.
  const std::size_t size = square_string(game, game.start()).size();
  std::vector<Diagnostic> notes;
  if (text.size() != size) {
    problem =
        "a position must have " + std::to_string(size) + " characters, not " + std::to_string(text.size());
    return false;
  }
  if (game.parse_position(text, out, notes)) return true;
  problem = refusal_of(notes);
  return false;
}

}  // namespace mt::engine
