// The state of a match: the results of the games between each two engines.
#pragma once
#include "movetext/engine/match/finished.hpp"
#include "movetext/engine/match/schedule.hpp"
#include "movetext/engine/match/statistics.hpp"
#include "movetext/engine/match/tally.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mt::engine::match {

// The results do not depend on the order in which games end.
class Scoreboard {
 public:
  struct Pairing {
    std::array<std::size_t, 2> engines{};
    Tally tally;  // results from the view of the first of the two engines
    // For each pair of games, by its number: the mean margin of the first engine in points.
    std::map<std::uint64_t, double> points;
    std::array<double, 2> points_won{};  // by index in `engines`
  };

  explicit Scoreboard(const Schedule& schedule) : schedule_(schedule) {}

  void add(const FinishedGame& game);
  bool has(std::uint64_t number) const { return games_.contains(number); }
  std::uint64_t size() const { return games_.size(); }
  // Returns the pairings that have played at least one game.
  const std::map<std::array<std::size_t, 2>, Pairing>& pairings() const { return pairings_; }
  // Returns how often games ended in each way.
  const std::map<std::string, std::uint64_t>& endings() const { return endings_; }
  // Returns the tally of an engine against all others.
  Tally tally_of(std::size_t engine) const;

 private:
  struct Kept {
    Mark mark = Mark::drawn;  // result for the first engine of the pairing
    double points = 0;        // margin over the opponent in points
  };
  Schedule schedule_;
  std::map<std::uint64_t, Kept> games_{};
  std::map<std::array<std::size_t, 2>, Pairing> pairings_{};
  std::map<std::string, std::uint64_t> endings_{};
};

// Returns the mean margin of points per game for the first engine of a pairing, with its error. The samples
// are the pairs of games.
Estimate points_a_game(const Scoreboard::Pairing& pairing);

}  // namespace mt::engine::match
