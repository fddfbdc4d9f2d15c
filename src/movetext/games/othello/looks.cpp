#include "movetext/games/othello/looks.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/square.hpp"

#include <array>
#include <cstddef>

namespace mt::othello {
namespace {

constexpr int no_square = -1;

// Numbers the squares: a1 = 0, b1 = 1, to h8 = 63.
int square_of(std::string_view word) {
  if (word.size() != 2) return no_square;
  const char file = text::to_lower(word[0]);
  if (!text::is_file(file) || !text::is_rank(word[1])) return no_square;
  return (file - 'a') + 8 * (word[1] - '1');
}

// Holds a first disc, and the three squares where the answer to it can stand.
struct Opening {
  std::string_view first;
  std::array<std::string_view, 3> answers;
};
constexpr auto openings = std::to_array<Opening>({{"d3", {"c3", "c5", "e3"}},
                                                  {"c4", {"c3", "c5", "e3"}},
                                                  {"f5", {"d6", "f4", "f6"}},
                                                  {"e6", {"d6", "f4", "f6"}}});

bool is_opening(int first, int second) {
  for (const Opening& opening : openings) {
    if (square_of(opening.first) != first) continue;
    for (const std::string_view answer : opening.answers)
      if (square_of(answer) == second) return true;
  }
  return false;
}

}  // namespace

Claim claim_move(std::string_view word, WordPlace /*place*/) {
  return square_of(word) == no_square ? Claim::none : Claim::possible;
}

bool is_record(std::span<const std::string_view> moves) {
  constexpr std::size_t enough = 8;
  if (moves.size() < enough || !is_opening(square_of(moves[0]), square_of(moves[1]))) return false;
  std::uint64_t seen = 0;
  for (const std::string_view move : moves) {
    const int square = square_of(move);
    if (square == no_square) return false;
    const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(square);
    if ((seen & bit) != 0) return false;
    seen |= bit;
  }
  return true;
}

}  // namespace mt::othello
