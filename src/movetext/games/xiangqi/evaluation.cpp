#include "movetext/games/xiangqi/evaluation.hpp"

#include "movetext/games/xiangqi/repetition.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace mt::xiangqi {
namespace {

// The values of king, advisor, elephant, horse, rook, cannon and pawn, as usual in books. The value of a pawn
// is the value before it crosses the river; pawn_at() adds about as much for a pawn across the river.
constexpr std::array<int, kind_count> values{0, 200, 200, 430, 920, 460, 100};
constexpr int king_exchange = 5'000;

constexpr int inward(int file) {
  return file < 5 ? file : 8 - file;
}

// The functions below return the bonus that a man has on a square, in addition to its value. Files and ranks
// are counted as the side of the man sees them. The numbers were chosen by hand.
constexpr int pawn_at(int file, int rank) {
  constexpr std::array<int, rank_count> across{0, 0, 0, 0, 0, 70, 95, 110, 90, 5};
  if (rank < 5) return (file == 4 ? 6 : 0) + (rank == 4 ? 8 : 0);
  return across[static_cast<std::size_t>(rank)] + (rank < 9 ? 6 * inward(file) : 0);
}
constexpr int horse_at(int file, int rank) {
  constexpr std::array<int, rank_count> ranks{-20, -8, 4, 6, 12, 18, 24, 26, 22, 0};
  const int edge = file == 0 || file == 8 ? -22 : 0;
  return ranks[static_cast<std::size_t>(rank)] + 4 * inward(file) + edge - (file == 4 && rank == 1 ? 30 : 0);
}
constexpr int rook_at(int file, int rank) {
  constexpr std::array<int, rank_count> ranks{-14, 0, 4, 8, 14, 16, 18, 20, 22, 14};
  return ranks[static_cast<std::size_t>(rank)] + 3 * inward(file);
}
constexpr int cannon_at(int file, int rank) {
  const int centre = file == 4 ? 14 : 0;
  if (rank == 9) return 8 + centre / 2;
  return rank >= 7 ? -6 : rank == 2 ? 6 + centre : rank <= 1 ? 2 : 2 + centre;
}
constexpr int elephant_at(int file, int rank) {
  return file == 4 ? 8 : rank == 0 ? 2 : rank == 4 ? 0 : -6;
}
constexpr int advisor_at(int file, int rank) {
  return rank == 1 && file == 4 ? 6 : 0;
}
constexpr int king_at(int file, int rank) {
  return (file == 4 ? 8 : 0) - 16 * rank;
}

// [side][kind][point]: the value of the man plus its bonus on the point.
constexpr auto tables = [] {
  std::array<std::array<std::array<std::int16_t, point_count>, kind_count>, 2> out{};
  for (const Side side : {red, black})
    for (int point = 0; point < point_count; ++point) {
      const int file = file_of(point);
      const int rank = own_rank(rank_of(point), side);
      const std::array<int, kind_count> here{
          king_at(file, rank), advisor_at(file, rank), elephant_at(file, rank), horse_at(file, rank),
          rook_at(file, rank), cannon_at(file, rank),  pawn_at(file, rank)};
      for (std::size_t kind = 0; kind < kind_count; ++kind)
        out[index(side)][kind][static_cast<std::size_t>(point)] =
            static_cast<std::int16_t>(values[kind] + here[kind]);
    }
  return out;
}();

constexpr int to_move = 10;

int men_of(const Position& position, Side side) {
  int sum = 0;
  for (std::size_t kind = 0; kind < kind_count; ++kind)
    for (Points men = position.of(side) & position.kinds[kind]; men != 0;)
      sum += tables[index(side)][kind][static_cast<std::size_t>(pop(men))];
  return sum;
}

// Returns the value of the mobility of rooks and horses, and of cannons on the file of the other king.
int activity(const Position& position, Side side, Points occupied) {
  const Points own = position.of(side);
  int sum = 0;
  for (Points men = position.of(side, Kind::rook); men != 0;)
    sum += 3 * (count(reach(pop(men), occupied) & ~own) - 8);
  for (Points men = position.of(side, Kind::horse); men != 0;)
    sum += 7 * (count(leaps(geometry.horse[static_cast<std::size_t>(pop(men))], occupied) & ~own) - 4);
  const int king = position.king(other(side));
  for (Points men = position.of(side, Kind::cannon); men != 0;) {
    const int from = pop(men);
    if (file_of(from) == file_of(king) && (points_of_file(file_of(king)) & occupied) != 0) sum += 12;
  }
  return sum;
}

// Returns the penalty for missing guards. It is higher if the other side has many attacking men.
int exposure(const Position& position, Side side) {
  const int guards = count(position.of(side, Kind::advisor)) + count(position.of(side, Kind::elephant));
  const Side foe = other(side);
  const int attackers = 2 * count(position.of(foe, Kind::rook)) + count(position.of(foe, Kind::cannon)) +
                        count(position.of(foe, Kind::horse));
  return (4 - guards) * attackers * 5;
}

// Returns the positions as plies, each with the move that led to it.
std::vector<Ply> plies_of(std::span<const Position> cycle) {
  std::vector<Ply> plies;
  plies.push_back({cycle.front(), {}, false});
  for (std::size_t i = 1; i < cycle.size(); ++i) {
    const Position& before = cycle[i - 1];
    const Position& after = cycle[i];
    const Points gone = before.of(before.to_move) & ~after.of(before.to_move);
    const Points come = after.of(before.to_move) & ~before.of(before.to_move);
    Ply ply{after, {}, xiangqi::in_check(after, after.to_move)};
    if (gone != 0 && come != 0) {
      const int from = lowest(gone);
      ply.move = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(lowest(come)),
                  before.kind_at(from), false};
    }
    plies.push_back(ply);
  }
  return plies;
}

}  // namespace

int value_of(const Position& position) {
  const Points occupied = position.occupied();
  int value = men_of(position, red) - men_of(position, black);
  value += activity(position, red, occupied) - activity(position, black, occupied);
  value += exposure(position, black) - exposure(position, red);
  if (value != 0 && !can_attack(position, value > 0 ? red : black)) value /= 16;
  return (position.to_move == red ? value : -value) + to_move;
}

int capture_gain(const Position& position, Move move) {
  const Side side = position.to_move;
  const auto to = static_cast<std::size_t>(move.to);
  const Kind victim = position.kind_at(move.to);
  const int won = std::max<int>(tables[index(other(side))][index(victim)][to], 1);
  const int risked = move.kind == Kind::king ? king_exchange : values[index(move.kind)];
  if (won >= risked) return won - risked / 64;
  const Side foe = other(side);
  const Attackers attackers = attackers_of(position, foe).after(move.from, move.to);
  const bool is_protected =
      is_attacked(move.to, foe, attackers) || (geometry.advisor[to] & position.of(foe, Kind::advisor)) != 0 ||
      (geometry.king[to] & position.of(foe, Kind::king)) != 0 ||
      (leaps(geometry.elephant[to], attackers.occupied) & position.of(foe, Kind::elephant)) != 0;
  return is_protected ? won - risked : won - risked / 64;
}

Repeated judged(const Rules& rules, std::span<const Position> cycle) {
  const std::vector<Ply> plies = plies_of(cycle);
  const Outcome outcome = repetition_verdict(rules, plies);
  if (outcome.kind != Outcome::Kind::win) return Repeated::draw;
  return outcome.winner == cycle.back().to_move ? Repeated::win : Repeated::loss;
}

}  // namespace mt::xiangqi
