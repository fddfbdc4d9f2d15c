#include "movetext/games/chess/start_array.hpp"

#include <array>
#include <utility>

namespace mt::chess {
namespace {

using HomeRank = std::array<Kind, 8>;

class Placing {
 public:
  // Places a piece on the nth of the free files, counted from 0.
  void put(int nth_free, Kind kind) {
    for (std::size_t file = 0; file < 8; ++file) {
      if (taken_[file] || nth_free-- > 0) continue;
      return put_at(file, kind);
    }
  }
  void put_at(std::size_t file, Kind kind) {
    rank_[file] = kind;
    taken_[file] = true;
  }
  const HomeRank& rank() const { return rank_; }

 private:
  HomeRank rank_{};
  std::array<bool, 8> taken_{};
};

// Places the men in this order: the light-squared bishop on b, d, f or h, the dark-squared bishop on a, c, e
// or g, the queen, the two knights, then rook, king, rook.
HomeRank home_rank_of(int number) {
  constexpr std::array<std::pair<int, int>, 10> knights{
      {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
  Placing placing;
  placing.put_at(static_cast<std::size_t>(number % 4 * 2 + 1), Kind::bishop);
  placing.put_at(static_cast<std::size_t>(number / 4 % 4 * 2), Kind::bishop);
  placing.put(number / 16 % 6, Kind::queen);
  const auto [first, second] = knights[static_cast<std::size_t>(number / 96)];
  // The second knight is placed before the first, so that `first` still counts the same free files.
  placing.put(second, Kind::knight);
  placing.put(first, Kind::knight);
  placing.put(0, Kind::rook);
  placing.put(0, Kind::king);
  placing.put(0, Kind::rook);
  return placing.rank();
}

}  // namespace

Position start_position(int number) {
  Position position;
  const HomeRank rank = home_rank_of(number);
  for (int file = 0; file < 8; ++file) {
    const Kind kind = rank[static_cast<std::size_t>(file)];
    for (const Colour colour : {Colour::white, Colour::black}) {
      position.board.put(seen_by(colour, file), colour, kind);
      position.board.put(seen_by(colour, square_at(file, 1)), colour, Kind::pawn);
    }
  }
  position.board.castling = position.board.of(Kind::rook);
  return position;
}

std::optional<int> start_number(const Position& position) {
  for (int number = 0; number < start_array_count; ++number) {
    const Position start = start_position(number);
    if (same_position(start, position)) return number;
  }
  return std::nullopt;
}

}  // namespace mt::chess
