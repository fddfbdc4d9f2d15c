#include "movetext/games/xiangqi/move_name.hpp"

#include <cstdlib>

namespace mt::xiangqi {
namespace {

// Returns the men that are in front of the point, as the side sees it.
constexpr Points in_front(Points men, int point, Side side) {
  const Points below = bit<Points>(point) - 1;
  return men & (side == red ? ~(below | bit<Points>(point)) : below);
}

}  // namespace

RankedPlace place_of(const Position& position, int point) {
  const Side side = position.side_at(point);
  const Points men = position.of(side, position.kind_at(point));
  RankedPlace place{.file = own_file(point, side)};
  const Points beside = men & points_of_file(file_of(point));
  if ((beside & (beside - 1)) == 0) return place;
  for (int own = 1; own <= file_count; ++own) {
    const int file = side == red ? file_count - own : own - 1;
    const Points on_file = men & points_of_file(file);
    if (own == place.file) {
      place.count = count(on_file);
      place.index = count(in_front(on_file, point, side));
      place.ordinal += place.index;
    } else if (count(on_file) > 1) {
      place.others = true;
      if (own < place.file) place.ordinal += count(on_file);
    }
  }
  return place;
}

Course course_of(int from, int to, Side side) {
  const int steps = own_rank(rank_of(to), side) - own_rank(rank_of(from), side);
  return steps > 0 ? Course::forward : steps < 0 ? Course::back : Course::across;
}

int number_of(Kind kind, int from, int to, Side side) {
  const bool counts_steps = walks_straight(kind) && course_of(from, to, side) != Course::across;
  return counts_steps ? std::abs(rank_of(to) - rank_of(from)) : own_file(to, side);
}

MoveName name_of(const Position& position, Move move) {
  const Side side = position.side_at(move.from);
  return {.kind = move.kind,
          .side = side,
          .place = place_of(position, move.from),
          .course = course_of(move.from, move.to, side),
          .number = number_of(move.kind, move.from, move.to, side)};
}

}  // namespace mt::xiangqi
