// Computes the points and tie-breaks of all players of a tournament.
#pragma once
#include "movetext/tournament/standings.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mt::tournament {

class Calculation {
 public:
  Calculation(const Tournament& tournament, TableKind kind, PointScheme scheme);

  Points points(std::uint32_t player) const { return points_[player]; }
  // Returns a tie-break. For TieBreak::direct, which depends on the players who are equal, the result is
  // nullopt (encounters.hpp).
  TieBreakValue value(std::uint32_t player, TieBreak tie_break) const;

 private:
  // What a round adds to the Buchholz system of a player.
  struct Share {
    Points opponent = 0;        // points of the opponent, adjusted for its unplayed rounds
    Points won = 0;             // the player's points in the round
    bool is_voluntary = false;  // a voluntary unplayed round: a requested bye or a loss by forfeit
  };
  // A round as the rules for unplayed rounds see it.
  struct Round {
    const Entry* entry = nullptr;  // nullptr: the player was absent
    bool is_requested_bye = false;
    bool is_voluntary = false;
  };

  bool treats_unplayed() const { return kind_ == TableKind::swiss && tournament_.has_rounds; }
  std::vector<Round> rounds_of(std::uint32_t player) const;
  Points adjusted_points(std::uint32_t player) const;
  Points dummy_points(std::uint32_t player, const Round& round) const;
  std::vector<Share> shares(std::uint32_t player) const;
  std::int64_t buchholz(std::uint32_t player, std::size_t lowest, std::size_t highest) const;
  std::int64_t sonneborn_berger(std::uint32_t player) const;
  std::int64_t progressive(std::uint32_t player) const;
  Points possible_points(std::uint32_t player) const;
  std::int64_t koya(std::uint32_t player) const;

  const Tournament& tournament_;
  TableKind kind_;
  PointScheme scheme_;
  std::vector<Points> points_;
  std::vector<Points> adjusted_;  // points as the tie-breaks of opponents count them
};

// Returns the games of a player against rated opponents.
RatedScore rated_score(const Tournament& tournament, std::uint32_t player);

}  // namespace mt::tournament
