// Defines the points of the board, the men and the sides as plain numbers and sets.
//
// Points are numbered along the ranks, beginning at a0, Red's left corner: a0 is 0, i0 is 8, i9 is 89.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/base/square_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mt::xiangqi {

using Points = Set128;

inline constexpr int file_count = 9;
inline constexpr int rank_count = 10;
inline constexpr int point_count = file_count * rank_count;

enum class Kind : std::uint8_t { king, advisor, elephant, horse, rook, cannon, pawn };
inline constexpr std::size_t kind_count = 7;

// Red begins.
inline constexpr Side red = Side::first;
inline constexpr Side black = Side::second;

constexpr std::size_t index(Side side) {
  return static_cast<std::size_t>(side);
}
constexpr std::size_t index(Kind kind) {
  return static_cast<std::size_t>(kind);
}

constexpr int file_of(int point) {
  return point % file_count;
}
constexpr int rank_of(int point) {
  return point / file_count;
}
constexpr int point_at(int file, int rank) {
  return rank * file_count + file;
}
constexpr bool on_board(int file, int rank) {
  return file >= 0 && file < file_count && rank >= 0 && rank < rank_count;
}

// Returns the rank as the side counts it. Rank 0 is the rank where its king begins.
constexpr int own_rank(int rank, Side side) {
  return side == red ? rank : rank_count - 1 - rank;
}
// Returns the number of the file as the side counts files in moves: from 1 to 9, beginning at its right.
constexpr int own_file(int point, Side side) {
  return side == red ? file_count - file_of(point) : file_of(point) + 1;
}
constexpr bool is_across_river(int point, Side side) {
  return own_rank(rank_of(point), side) >= rank_count / 2;
}
constexpr bool in_palace(int point, Side side) {
  return file_of(point) >= 3 && file_of(point) <= 5 && own_rank(rank_of(point), side) <= 2;
}

constexpr Points all_points = (Points{1} << point_count) - 1;

namespace making {

constexpr auto files() {
  std::array<Points, file_count> files{};
  for (int point = 0; point < point_count; ++point)
    files[static_cast<std::size_t>(file_of(point))] |= bit<Points>(point);
  return files;
}

}  // namespace making

inline constexpr auto files = making::files();

// Returns the points of a file.
constexpr Points points_of_file(int file) {
  return files[static_cast<std::size_t>(file)];
}

}  // namespace mt::xiangqi
