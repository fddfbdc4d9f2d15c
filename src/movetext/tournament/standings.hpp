// The order of the players of a tournament: their points, tie-breaks and ranks.
//
//   const Standings standings = make_standings(tournament, {.tie_breaks = {TieBreak::buchholz}});
//   for (const Standing& row : standings.rows) show(tournament.players[row.player], row);
#pragma once
#include "movetext/tournament/performance.hpp"
#include "movetext/tournament/tie_break.hpp"
#include "movetext/tournament/tournament.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::tournament {

// Points are in hundredths.
using Points = std::int64_t;
inline constexpr Points one_point = 100;

// The points for the results of a game.
struct PointScheme {
  Points win = one_point;
  Points draw = one_point / 2;
  Points loss = 0;
  bool by_numbers = false;  // instead, the numbers of the results are the points

  friend bool operator==(const PointScheme&, const PointScheme&) = default;
};

// Reads "3,1,0" or "numbers". Returns an error message, or an empty string on success.
std::string read_point_scheme(std::string_view text, PointScheme& out);

struct StandingsOptions {
  // nullopt: the kind that the records state, or else chosen by the games. TableKind::match is ignored if
  // there are not two players.
  std::optional<TableKind> kind{};
  // nullopt: two points for a win if all results have two points, else one.
  std::optional<PointScheme> points{};
  std::vector<TieBreak> tie_breaks{};  // if empty, the usual ones of the kind
};

// The value of a tie-break in ten-thousandths, or nullopt if it does not apply.
using TieBreakValue = std::optional<std::int64_t>;
inline constexpr std::int64_t one_value = 10'000;

struct Standing {
  std::uint32_t player = 0;  // number in Tournament::players
  std::uint32_t rank = 0;    // from 1; players who are equal in everything have the same rank
  Points points = 0;
  std::uint32_t games = 0;  // games with a result, also by forfeit
  std::uint32_t wins = 0;   // of these games
  std::uint32_t draws = 0;
  std::uint32_t losses = 0;
  RatedScore rated{};  // games that were played, against rated opponents
  std::vector<TieBreakValue> tie_breaks{};
};

struct Standings {
  TableKind kind = TableKind::swiss;
  PointScheme scheme{};
  std::vector<TieBreak> tie_breaks{};
  std::vector<Standing> rows{};  // in the order of the ranks
};

Standings make_standings(const Tournament& tournament, const StandingsOptions& options);

// Returns the points of an entry.
Points points_of(const Entry& entry, const PointScheme& scheme);

}  // namespace mt::tournament
