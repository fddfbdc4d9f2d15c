// A tournament of teams, made from the games of their players.
#pragma once
#include "movetext/tournament/standings.hpp"
#include "movetext/tournament/tournament.hpp"

namespace mt::tournament {

// Returns a tournament whose players are the teams. All games of a round between the same two teams are one
// game, whose numbers are the board points. Players without a team are left out; without rounds in the
// records, each game between two teams counts for one match. `scheme`: the points of the players.
Tournament team_tournament(const Tournament& players, const PointScheme& scheme);

// The usual points of teams: two for a match that is won, and one for a draw.
inline constexpr PointScheme team_points{.win = 2 * one_point, .draw = one_point};

// Returns whether two different teams have met.
bool has_teams(const Tournament& tournament);

}  // namespace mt::tournament
