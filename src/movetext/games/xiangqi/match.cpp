#include "movetext/games/xiangqi/match.hpp"

#include "movetext/games/xiangqi/generator.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace mt::xiangqi {
namespace {

bool fits(std::int8_t said, int is) {
  return said < 0 || said == is;
}

bool is_in_order(const MoveReading& reading, const RankedPlace& place) {
  const bool pair = place.count > 1;
  const bool many = place.count > 3;  // possible only for pawns: the first is "++", the last "--"
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

bool shares_file(const Position& position, Side side, Kind kind, int point) {
  const Points men = position.of(side, kind) & points_of_file(file_of(point));
  return (men & (men - 1)) != 0;
}

// Returns the men of the side to move that the text can mean. Ignores the order of men on a file.
Points men_named(const MoveReading& reading, const Position& position) {
  const Points own = position.of(position.to_move);
  if (reading.from_file >= 0 && reading.from_rank >= 0)
    return own & only(point_at(reading.from_file, reading.from_rank));
  Points men = 0;
  for (unsigned kinds = reading.kinds; kinds != 0; kinds &= kinds - 1)
    men |= position.kinds[static_cast<std::size_t>(std::countr_zero(kinds))];
  men &= own;
  if (reading.from_file >= 0) men &= points_of_file(reading.from_file);
  if (reading.file > 0)
    men &= points_of_file(position.to_move == red ? file_count - reading.file : reading.file - 1);
  return men;
}

// Adds the legal moves that the reading can mean.
void find_moves(const Generator& generator, const Position& position, const MoveReading& reading,
                MoveList& moves) {
  const Side side = position.to_move;
  for (Points men = men_named(reading, position); men != 0;) {
    const int from = pop(men);
    if (reading.from_rank >= 0 && reading.from_rank != rank_of(from)) continue;
    const Kind kind = position.kind_at(from);
    if (!reading.can_be(kind)) continue;
    // The order of the men matters only if several men of this kind are on the file.
    if (reading.order != Order::any && !shares_file(position, side, kind, from)) continue;
    const int to = end_of_way(reading, kind, side, from);
    if (to < 0 || !generator.may_go(kind, from, to)) continue;
    if (reading.order != Order::any && !is_in_order(reading, place_of(position, from))) continue;
    moves.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), kind,
                     has(position.of(other(side)), to)});
  }
}

// Returns whether the reading means the middle of several pawns on a file while another file also has several
// pawns.
bool is_middle_of_tandem(const MoveReading& reading, const Position& position, const MoveList& moves) {
  return reading.order == Order::middle && !moves.empty() && place_of(position, moves.front().from).others;
}

// Sorts the moves into the order of the generator, and removes duplicates.
void put_in_order(const Position& position, MoveList& moves) {
  const MoveList found = moves;
  MoveList legal;
  legal_moves(position, legal);
  moves.clear();
  for (const Move move : legal)
    if (std::find(found.begin(), found.end(), move) != found.end()) moves.push_back(move);
}

}  // namespace

bool names_man(const MoveReading& reading, const Position& position, int from) {
  if (!reading.can_be(position.kind_at(from))) return false;
  if (reading.by_points)
    return fits(reading.from_file, file_of(from)) && fits(reading.from_rank, rank_of(from));
  if (!fits(reading.file, own_file(from, position.side_at(from)))) return false;
  return reading.order == Order::any || is_in_order(reading, place_of(position, from));
}

int end_of_way(const MoveReading& reading, Kind kind, Side side, int from) {
  if (reading.by_points) return point_at(reading.to_file, reading.to_rank);
  const int forward = side == red ? 1 : -1;
  const int way = reading.course == Course::across    ? 0
                  : reading.course == Course::forward ? forward
                                                      : -forward;
  if (walks_straight(kind) && way != 0) {
    const int rank = rank_of(from) + way * reading.number;
    return on_board(file_of(from), rank) ? point_at(file_of(from), rank) : -1;
  }
  const int file = side == red ? file_count - reading.number : reading.number - 1;
  const int sideways = std::abs(file - file_of(from));
  const int rank = rank_of(from) + way * (kind == Kind::horse ? 3 - sideways : sideways);
  return on_board(file, rank) ? point_at(file, rank) : -1;
}

void match(const Position& position, const MoveText& text, MoveList& moves) {
  moves.clear();
  const Generator generator(position, position.to_move);
  for (const MoveReading& reading : text.readings()) {
    find_moves(generator, position, reading, moves);
    const bool settled = !text.is_disputed || is_middle_of_tandem(reading, position, moves);
    if (settled && !moves.empty()) break;
  }
  if (moves.size() > 1) put_in_order(position, moves);
}

}  // namespace mt::xiangqi
