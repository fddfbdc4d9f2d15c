// The values from GNU Backgammon: five probabilities, and an equity or the chance to win the match.
#pragma once
#include "movetext/engine/api/found.hpp"
#include "movetext/games/api/match_state.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::engine::gnubg {

// The depth for values if the search has no limit.
inline constexpr int usual_plies = 2;

// Returns "evaluation fibsboard BOARD plies 2 cubeful deterministic".
std::string evaluation_line(std::string_view board, int plies);
// Reads "0.521514 0.153921 0.007563 0.129847 0.007546 0.084376", from the view of the side on roll. In money
// play the last number is the equity; in a match it is the chance of winning the match. Returns nullopt if
// the reply does not have this form.
std::optional<FoundLine> read_values(std::string_view reply, const MatchState& state, int plies);
// Returns the line from the view of the other side.
FoundLine turned(FoundLine line);

}  // namespace mt::engine::gnubg
