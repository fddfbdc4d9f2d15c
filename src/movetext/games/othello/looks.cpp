#include "movetext/games/othello/looks.hpp"

#include "movetext/games/othello/move_text.hpp"
#include "movetext/games/othello/position_text.hpp"
#include "movetext/text/dash.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>

namespace mt::othello {
namespace {

constexpr int usual_size = 8;
constexpr int largest_size = 10;
constexpr std::size_t all_squares = 16 * 16;

bool is_on_board(SquareName square, int size) {
  return square.column < size && square.row < size;
}

constexpr std::size_t number_of(SquareName square) {
  return static_cast<std::size_t>(square.row) * 16 + static_cast<std::size_t>(square.column);
}

// A first move on the usual board, and the three squares where the second move can be.
struct Opening {
  SquareName first;
  std::array<SquareName, 3> answers;
};
constexpr auto openings = std::to_array<Opening>({{{3, 2}, {{{2, 2}, {2, 4}, {4, 2}}}},    // d3: c3 c5 e3
                                                  {{2, 3}, {{{2, 2}, {2, 4}, {4, 2}}}},    // c4
                                                  {{5, 4}, {{{3, 5}, {5, 3}, {5, 5}}}},    // f5: d6 f4 f6
                                                  {{4, 5}, {{{3, 5}, {5, 3}, {5, 5}}}}});  // e6

// Converts a square of a board of `size` to the square of the usual board at the same distance from the
// centre.
constexpr SquareName centred(SquareName square, int size) {
  const int shift = (usual_size - size) / 2;
  return {square.column + shift, square.row + shift};
}

bool is_opening(SquareName first, SquareName second, int size) {
  const auto same = [&](SquareName usual, SquareName square) {
    const SquareName there = centred(square, size);
    return usual.column == there.column && usual.row == there.row;
  };
  return std::any_of(openings.begin(), openings.end(), [&](const Opening& opening) {
    return same(opening.first, first) && std::any_of(opening.answers.begin(), opening.answers.end(),
                                                     [&](SquareName answer) { return same(answer, second); });
  });
}

// Collects the squares of moves, as long as the moves can belong to one game on a board of this size.
class Discs {
 public:
  explicit Discs(int size) : size_(size) {}

  // Adds the moves of a word. Returns false if the word has other text, or if the moves cannot belong to one
  // game.
  bool add(std::string_view word) {
    for (std::size_t at = 0; at < word.size();) {
      const std::size_t end = move_end(word, at);
      const auto square = read_move_text(word.substr(at, end - at));
      if (end == at || !square || !add(*square)) return false;
      at = end;
    }
    return true;
  }
  std::size_t count() const { return count_; }

 private:
  bool add(SquareName square) {
    if (!is_on_board(square, size_) || seen_.test(number_of(square))) return false;
    if (count_ == 0) first_ = square;
    if (count_ == 1 && !is_opening(first_, square, size_)) return false;
    seen_.set(number_of(square));
    ++count_;
    return true;
  }

  int size_;
  std::bitset<all_squares> seen_;
  SquareName first_;
  std::size_t count_ = 0;
};

// The number of moves needed to recognise a game, by board size. On other boards than the usual one, the
// first squares can also be pawn moves of chess, so more moves are needed.
struct Enough {
  int size;
  std::size_t moves;
};
constexpr auto enough = std::to_array<Enough>({{usual_size, 8}, {6, 20}, {largest_size, 20}});

// Returns whether the word is the score of a game: "33-31", "33:31".
bool is_score(std::string_view word) {
  constexpr std::size_t most_digits = 3;
  const auto skip_digits = [&](std::size_t at) {
    const std::size_t limit = std::min(word.size(), at + most_digits);
    while (at < limit && text::is_digit(word[at])) ++at;
    return at;
  };
  const std::size_t sign = skip_digits(0);
  if (sign == 0 || sign == word.size()) return false;
  const std::size_t second = sign + (word[sign] == ':' ? 1 : text::dash_size(word, sign));
  return second > sign && second < word.size() && skip_digits(second) == word.size();
}

}  // namespace

Claim claim_move(std::string_view word, WordPlace /*place*/) {
  constexpr std::size_t clearly = 6;  // a word with so many moves can only be from Othello
  constexpr std::size_t longest_name = 3;
  if (word.size() > longest_name) {
    Discs discs(usual_size);
    return discs.add(word) && discs.count() >= clearly ? Claim::unmistakable : Claim::none;
  }
  const auto square = read_move_text(word);
  return square && is_on_board(*square, largest_size) ? Claim::possible : Claim::none;
}

Claim claim_position(std::string_view text) {
  const auto begins = [&](int size) { return begins_with_board(text, size); };
  return begins(usual_size) || begins(6) || begins(largest_size) ? Claim::possible : Claim::none;
}

bool is_record(std::span<const std::string_view> moves) {
  if (!moves.empty() && is_score(moves.back())) moves = moves.first(moves.size() - 1);
  return std::any_of(enough.begin(), enough.end(), [&](const Enough& board) {
    Discs discs(board.size);
    return std::all_of(moves.begin(), moves.end(), [&](std::string_view move) { return discs.add(move); }) &&
           discs.count() >= board.moves;
  });
}

}  // namespace mt::othello
