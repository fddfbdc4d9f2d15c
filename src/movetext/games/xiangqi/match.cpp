#include "movetext/games/xiangqi/match.hpp"

#include "movetext/games/xiangqi/generate.hpp"

namespace mt::xiangqi {
namespace {

bool fits(std::int8_t said, int is) {
  return said < 0 || said == is;
}

bool is_in_order(const MoveReading& reading, const Place& place) {
  const bool pair = place.count > 1;
  const bool many = place.count > 3;  // pawns, whose ends are "++" and "--"
  switch (reading.order) {
    case Order::any:
      return true;
    case Order::front:
      return pair && place.index == 0;
    case Order::middle:
      return pair && place.index * 2 == place.count - 1;
    case Order::rear:
      return pair && place.index == place.count - 1;
    case Order::plus:
      return pair && place.index == (many ? 1 : 0);
    case Order::minus:
      return pair && place.index == place.count - (many ? 2 : 1);
    case Order::on_file:
      return pair && place.index == reading.nth;
    case Order::of_all:
      return pair && place.ordinal == reading.nth;
  }
  return false;
}

}  // namespace

bool names_man(const MoveReading& reading, const Position& position, int from) {
  if (!reading.can_be(position.kind_at(from))) return false;
  if (reading.by_points)
    return fits(reading.from_file, file_of(from)) && fits(reading.from_rank, rank_of(from));
  if (!fits(reading.file, own_file(from, position.side_at(from)))) return false;
  return reading.order == Order::any || is_in_order(reading, place_of(position, from));
}

bool names_way(const MoveReading& reading, Kind kind, Side side, int from, int to) {
  if (reading.by_points) return reading.to_file == file_of(to) && reading.to_rank == rank_of(to);
  return reading.course == course_of(from, to, side) && reading.number == number_of(kind, from, to, side);
}

void match(const Position& position, const MoveText& text, MoveList& moves) {
  MoveList legal;
  legal_moves(position, legal);
  moves.clear();
  for (const MoveReading& reading : text.readings()) {
    for (const Move move : legal)
      if (names_way(reading, move.kind, position.to_move, move.from, move.to) &&
          names_man(reading, position, move.from))
        moves.push_back(move);
    if (!moves.empty()) return;
  }
}

}  // namespace mt::xiangqi
