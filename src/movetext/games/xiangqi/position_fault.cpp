#include "movetext/games/xiangqi/position_fault.hpp"

#include "movetext/games/xiangqi/attacks.hpp"
#include "movetext/games/xiangqi/words.hpp"

namespace mt::xiangqi {
namespace {

constexpr std::array<int, kind_count> most{1, 2, 2, 2, 2, 2, 5};

// Returns whether a man of this kind and side can ever be on the point.
bool can_stand(Kind kind, Side side, int point) {
  const int rank = own_rank(rank_of(point), side);
  const int file = file_of(point);
  switch (kind) {
    case Kind::king:
      return in_palace(point, side);
    case Kind::advisor:
      return in_palace(point, side) && (file + rank) % 2 == 1;
    case Kind::elephant:  // in Red's half: c0 g0 a2 e2 i2 c4 g4
      return rank <= 4 && rank % 2 == 0 && file % 2 == 0 && (file / 2 + rank / 2) % 2 == 1;
    case Kind::pawn:
      return rank >= 5 || (rank >= 3 && file % 2 == 0);
    case Kind::horse:
    case Kind::rook:
    case Kind::cannon:
      return true;
  }
  return false;
}

std::string fault_of_kind(const Position& position, Side side, Kind kind) {
  const Points men = position.of(side, kind);
  const std::string whose = std::string(name(side));
  if (kind == Kind::king && men == 0) return whose + " has no king";
  if (const int number = count(men); number > most[index(kind)])
    return whose + " has " + std::to_string(number) + ' ' + std::string(name(kind)) + "s";
  for (Points left = men; left != 0;)
    if (const int point = pop(left); !can_stand(kind, side, point))
      return "no " + std::string(name(kind)) + " of " + whose + " can reach " + point_name(point);
  return {};
}

// Before a pawn has crossed the river, it cannot leave its file, so no file can have two of these pawns.
std::string fault_of_pawns(const Position& position, Side side) {
  unsigned files = 0;
  for (Points left = position.of(side, Kind::pawn); left != 0;) {
    const int point = pop(left);
    if (own_rank(rank_of(point), side) >= rank_count / 2) continue;
    const unsigned file = 1U << file_of(point);
    if ((files & file) != 0)
      return std::string("two pawns of ") + std::string(name(side)) +
             " that have not crossed the river are on the " + static_cast<char>('a' + file_of(point)) +
             " file";
    files |= file;
  }
  return {};
}

}  // namespace

std::string position_fault(const Position& position) {
  for (const Side side : {red, black})
    for (std::size_t kind = 0; kind < kind_count; ++kind)
      if (std::string fault = fault_of_kind(position, side, static_cast<Kind>(kind)); !fault.empty())
        return fault;
  for (const Side side : {red, black})
    if (std::string fault = fault_of_pawns(position, side); !fault.empty()) return fault;
  const Points facing = reach(position.king(red), position.occupied()) & position.of(black, Kind::king);
  if (facing != 0)
    return std::string("the kings face each other on the ") +
           static_cast<char>('a' + file_of(position.king(red))) + " file";
  const Side waiting = other(position.to_move);
  if (in_check(position, waiting))
    return std::string(name(waiting)) + " is in check, but " + std::string(name(position.to_move)) +
           " is to move";
  return {};
}

}  // namespace mt::xiangqi
