#include "movetext/games/xiangqi/obstacle.hpp"

#include "movetext/games/xiangqi/attacks.hpp"
#include "movetext/games/xiangqi/play.hpp"
#include "movetext/games/xiangqi/words.hpp"

#include <algorithm>
#include <cstdlib>

namespace mt::xiangqi {
namespace {

// Returns the points between two points. The set is empty if they are not on a common line.
Points between(int from, int to) {
  for (const Way way : ways)
    if ((ray(from, way) & only(to)) != 0) return ray(from, way) & ~ray(to, way) & ~only(to);
  return 0;
}

bool on_a_line(int from, int to) {
  return file_of(from) == file_of(to) || rank_of(from) == rank_of(to);
}

std::string in_the_way(const Position& position, int point) {
  return man_on(position.side_at(point), position.kind_at(point), point) + " is in the way";
}

// Explains why a horse or an elephant cannot make a step. Returns an empty string if it can.
std::string leap_obstacle(const Position& position, Kind kind, int from, int to) {
  const auto at = static_cast<std::size_t>(from);
  const bool horse = kind == Kind::horse;
  for (const Leap& step : horse ? geometry.horse[at] : geometry.elephant[at]) {
    if ((step.targets & only(to)) == 0) continue;
    const std::string name = horse ? "the horse's leg " : "the elephant's eye ";
    return (step.leg & position.occupied()) != 0 ? name + point_name(lowest(step.leg)) + " is occupied"
                                                 : std::string();
  }
  const bool aslant =
      std::abs(file_of(to) - file_of(from)) == 2 && std::abs(rank_of(to) - rank_of(from)) == 2;
  return !horse && aslant ? "an elephant cannot cross the river" : way_of(kind);
}

std::string line_obstacle(const Position& position, Kind kind, int from, int to) {
  if (!on_a_line(from, to)) return way_of(kind);
  const Points men = between(from, to) & position.occupied();
  const bool captures = kind == Kind::cannon && position.has_man(to);
  if (!captures) return men == 0 ? std::string() : in_the_way(position, lowest(men));
  if (count(men) == 1) return {};
  return "a cannon captures over one man, but " +
         (men == 0 ? std::string("no man is") : std::to_string(count(men)) + " men are") + " in between";
}

std::string pawn_obstacle(Side side, int from, int to) {
  if ((geometry.pawn[index(side)][static_cast<std::size_t>(from)] & only(to)) != 0) return {};
  const int steps = own_rank(rank_of(to), side) - own_rank(rank_of(from), side);
  if (steps < 0) return "a pawn cannot go back";
  const bool beside = steps == 0 && std::abs(file_of(to) - file_of(from)) == 1;
  return beside ? "a pawn can go sideways only after it has crossed the river" : way_of(Kind::pawn);
}

std::string palace_obstacle(Kind kind, int from, int to) {
  const auto at = static_cast<std::size_t>(from);
  const Points steps = kind == Kind::king ? geometry.king[at] : geometry.advisor[at];
  return (steps & only(to)) != 0 ? std::string() : way_of(kind);
}

std::string way_obstacle(const Position& position, Kind kind, int from, int to) {
  switch (kind) {
    case Kind::king:
    case Kind::advisor:
      return palace_obstacle(kind, from, to);
    case Kind::horse:
    case Kind::elephant:
      return leap_obstacle(position, kind, from, to);
    case Kind::rook:
    case Kind::cannon:
      return line_obstacle(position, kind, from, to);
    case Kind::pawn:
      return pawn_obstacle(position.to_move, from, to);
  }
  return {};
}

// Returns the point of a man that attacks the king. The king must be attacked.
int attacker(const Position& position, Side side) {
  const int king = position.king(side);
  const Side by = other(side);
  const Attackers men = attackers_of(position, by);
  const auto at = static_cast<std::size_t>(king);
  Points found = geometry.pawn_from[index(by)][at] & men.pawns;
  for (const Leap& step : geometry.horse_from[at])
    if ((step.leg & men.occupied) == 0) found |= step.targets & men.horses;
  const Sight seen = sight(king, men.occupied);
  found |= (seen.reach & men.rooks) | (seen.second & men.cannons);
  return lowest(found);
}

std::string king_obstacle(const Position& position, int from, int to) {
  const Side side = position.to_move;
  Position after = position;
  move_man(after, from, to, position.kind_at(from), position.has_man(to));
  if (!in_check(after, side)) return {};
  const int by = attacker(after, side);
  const Kind kind = after.kind_at(by);
  if (kind == Kind::king) return "the kings would face each other";
  const bool checked = in_check(position, side);
  return std::string(name(side)) + "'s king " + (checked ? "stays" : "would be") + " in check by the " +
         std::string(name(kind)) + " on " + point_name(by);
}

}  // namespace

std::string way_of(Kind kind) {
  constexpr std::array<std::string_view, kind_count> clauses{
      "a king goes one point along a line and stays in its palace",
      "an advisor goes one point diagonally and stays in its palace",
      "an elephant goes two points diagonally",
      "a horse goes one point straight and one point diagonally",
      "a rook goes along a line",
      "a cannon goes along a line",
      "a pawn goes one point",
  };
  return std::string(clauses[index(kind)]);
}

std::string obstacle(const Position& position, int from, int to) {
  if (from == to) return "it ends where it begins";
  const Kind kind = position.kind_at(from);
  if (has(position.of(position.to_move), to))
    return man_on(position.to_move, position.kind_at(to), to) + " is in its way";
  std::string way = way_obstacle(position, kind, from, to);
  return way.empty() ? king_obstacle(position, from, to) : way;
}

}  // namespace mt::xiangqi
