// Searches one decision with a player, and turns the answer into a finding.
#pragma once
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/finding.hpp"
#include "movetext/engine/api/player.hpp"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace mt::engine {

// `limits` apply to each search. `tell` receives failures; it may be empty.
struct DecisionSearch {
  Player& player;
  const Limits& limits;
  std::stop_token stop;
  const std::function<void(const std::string& problem)>& tell;
};

// Returns nullopt if the player fails, and a finding without lines if the player reports no value. `line`
// leads to the position of the decision.
std::optional<Finding> search_decision(const DecisionSearch& search, const Decision& decision,
                                       const GameLine& line);

// Derives the finding for a position with only one legal move from the finding for the position after this
// move. The value is the same (a win or loss is one ply further away), and the line begins with the move.
// Returns nullopt if `after` has no value. `move` must be legal in `before`.
std::optional<Finding> finding_before(const AnyGame& game, const AnyPosition& before, const std::string& move,
                                      const Finding& after);
// Returns the finding for the last position of `line`, whose only legal move is `forced`. To find it, plays
// this move and further forced moves until a position has a value. Returns nullopt if the player fails, and a
// finding without lines if no position has a value within ten forced moves.
std::optional<Finding> search_after(const DecisionSearch& search, GameLine line, const std::string& forced);
// Returns the only legal move of a position in the notation of the game, or an empty string if there is none
// or more than one.
std::string only_move(const AnyGame& game, const AnyPosition& position);

}  // namespace mt::engine
