#include "movetext/games/chess/zobrist.hpp"

namespace mt::chess {
namespace {

// Generates numbers with splitmix64 (Steele, Lea, Flood 2014), identical on every machine.
class Numbers {
 public:
  constexpr std::uint64_t next() {
    state_ += 0x9E37'79B9'7F4A'7C15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t state_ = 1;
};

constexpr KeyNumbers make_numbers() {
  KeyNumbers numbers;
  Numbers source;
  for (auto& colour : numbers.man)
    for (auto& kind : colour)
      for (std::uint64_t& number : kind) number = source.next();
  for (std::uint64_t& number : numbers.castling) number = source.next();
  for (std::uint64_t& number : numbers.en_passant) number = source.next();
  numbers.black_to_move = source.next();
  return numbers;
}

}  // namespace

constexpr KeyNumbers key_numbers = make_numbers();

std::uint64_t key_of(const Position& position) {
  const Board& board = position.board;
  std::uint64_t key = position.to_move == Colour::black ? key_numbers.black_to_move : 0;
  for (Set64 men = board.occupied(); men != 0;) {
    const int square = pop(men);
    key ^= man_key(board.colour_at(square), board.kind_at(square), square);
  }
  return key ^ castling_key(board.castling) ^ en_passant_key(position.en_passant);
}

}  // namespace mt::chess
