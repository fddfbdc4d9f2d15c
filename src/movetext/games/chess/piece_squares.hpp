// The value of each man on each square, for the middle game and for the endgame.
//
// The numbers were chosen by hand according to beginners' books. Pawns advance, knights and bishops are best
// in the centre, rooks on the seventh rank. Kings stay in the corner until few men are left.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>

namespace mt::chess {

// A value in hundredths of a pawn, for the middle game and the endgame.
struct Weight {
  int middle = 0;
  int end = 0;

  constexpr Weight& operator+=(Weight other) {
    middle += other.middle;
    end += other.end;
    return *this;
  }
  friend constexpr Weight operator-(Weight a, Weight b) { return {a.middle - b.middle, a.end - b.end}; }
  friend constexpr Weight operator*(Weight a, int n) { return {a.middle * n, a.end * n}; }
};

inline constexpr std::array<Weight, kind_count> men_values{
    {{86, 112}, {330, 305}, {345, 320}, {475, 540}, {0, 0}, {980, 985}}};

namespace making {

// Returns the distance of a file or rank from the nearer edge: 0 at the edge, 3 in the middle.
constexpr int inward(int place) {
  return place < 4 ? place : 7 - place;
}

constexpr Weight pawn_at(int file, int rank) {
  constexpr std::array<int, 8> middle{0, 0, 0, 4, 8, 16, 30, 0};
  constexpr std::array<int, 8> end{0, 0, 2, 6, 14, 28, 46, 0};
  const auto r = static_cast<std::size_t>(rank);
  int centre = 0;
  if (file == 3 || file == 4) centre = rank == 1 ? -14 : rank == 3 ? 20 : rank == 2 ? 8 : rank == 4 ? 22 : 10;
  if (file == 2 || file == 5) centre = rank == 1 ? -4 : rank == 3 ? 8 : 4;
  if (file == 0 || file == 7) centre = -6;
  return {middle[r] + centre, end[r]};
}
constexpr Weight knight_at(int file, int rank) {
  const int in = inward(file) + inward(rank);
  const int far = rank >= 3 && rank <= 5 ? 8 : rank == 0 ? -8 : 0;
  return {in * 9 - 30 + far, in * 7 - 24};
}
constexpr Weight bishop_at(int file, int rank) {
  const int in = inward(file) + inward(rank);
  const bool long_line = file == rank || file == 7 - rank;
  const int home = rank == 0 ? -12 : rank == 1 && (file == 1 || file == 6) ? 10 : 0;
  return {in * 4 - 10 + home + (long_line ? 6 : 0), in * 4 - 12};
}
constexpr Weight rook_at(int file, int rank) {
  const int seventh = rank == 6 ? 18 : rank == 7 ? 8 : 0;
  return {inward(file) * 3 - 5 + seventh, rank >= 4 ? 8 : 0};
}
constexpr Weight queen_at(int file, int rank) {
  const int in = inward(file) + inward(rank);
  return {in * 2 - (rank == 0 ? 4 : 2), in * 6 - 18};
}
constexpr Weight king_at(int file, int rank) {
  constexpr std::array<int, 8> files{22, 30, 8, -16, -10, -6, 30, 22};
  const int middle = rank == 0 ? files[static_cast<std::size_t>(file)] : -22 - 14 * rank;
  const int in = inward(file) + inward(rank);
  return {middle, in * 11 - 36 + (rank > 3 ? 6 : 0)};
}

constexpr auto piece_squares() {
  std::array<std::array<Weight, 64>, kind_count> out{};
  for (int square = 0; square < 64; ++square) {
    const int file = file_of(square);
    const int rank = rank_of(square);
    const std::array<Weight, kind_count> here{pawn_at(file, rank),   knight_at(file, rank),
                                              bishop_at(file, rank), rook_at(file, rank),
                                              king_at(file, rank),   queen_at(file, rank)};
    for (std::size_t kind = 0; kind < here.size(); ++kind) {
      out[kind][static_cast<std::size_t>(square)] = men_values[kind];
      out[kind][static_cast<std::size_t>(square)] += here[kind];
    }
  }
  return out;
}

}  // namespace making

// Values by Kind and by square as the side sees it. They include the value of the man itself.
inline constexpr auto piece_squares = making::piece_squares();

}  // namespace mt::chess
