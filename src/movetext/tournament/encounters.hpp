// Divides players who are equal so far by their direct encounters (FIDE Handbook C.07, article 6).
//
//   Encounters encounters(tournament, kind, scheme);
//   for (const auto& group : encounters.divide(equal).groups) next_ranks(group);
#pragma once
#include "movetext/tournament/standings.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mt::tournament {

// Players by their numbers in Tournament::players.
using PlayerGroup = std::vector<std::uint32_t>;

struct EncounterGroups {
  std::vector<PlayerGroup> groups{};  // in the order of the ranks; the players of a group are still equal
  // The points of each player in the games with the others, in the order of the argument of divide(). All are
  // nullopt if some of the players have not met.
  std::vector<TieBreakValue> values{};
};

// The tournament must outlive the object.
class Encounters {
 public:
  Encounters(const Tournament& tournament, TableKind kind, const PointScheme& scheme);

  EncounterGroups divide(std::span<const std::uint32_t> equal);

 private:
  // The games of the players of a group with each other.
  struct Meetings {
    std::vector<std::int64_t> points{};  // in ten-thousandths; of several games of a pair the mean
    std::vector<std::size_t> missing{};  // the number of the others that a player has not met
    bool have_all_met = true;
  };

  bool counts(const Entry& entry) const;
  Meetings meetings_of(const PlayerGroup& group);
  void add_meetings(std::uint32_t player, std::size_t others, Meetings& out) const;
  bool is_sure_leader(const Meetings& meetings, std::size_t leader) const;

  const Tournament& tournament_;
  TableKind kind_;
  PointScheme scheme_;
  std::vector<bool> is_in_group_;  // of the players of the tournament
};

}  // namespace mt::tournament
