// The state of a match in the words of our script inside GNU Backgammon (serve.py), and which states it can
// express.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/match_state.hpp"

#include <string>

namespace mt::engine::gnubg {

// Returns whether the client supports the game: the games with 15 checkers. For other numbers of checkers GNU
// Backgammon needs tables that packages of it do not contain.
bool has_game(const GameSpec& spec);

// Returns why GNU Backgammon cannot evaluate a position in this state, or an empty string if it can.
std::string objection_to(const MatchState& state);

// The cube of a question. It may differ from the cube on the table: a double that was offered counts as
// taken.
struct AskedCube {
  std::uint32_t value = 1;
  CubeOwner owner = CubeOwner::none;
};

// Returns the nine words TERMS of serve.py from the view of `mover`, which is the side on roll in the
// position to evaluate.
std::string match_terms(const MatchState& state, Side mover, AskedCube cube);
std::string match_terms(const MatchState& state, Side mover);

// Returns the Position ID, written for `mover`. `position` must not have dice or anything on offer.
std::string position_id(const AnyGame& game, const AnyPosition& position, Side mover);
// Returns "ID:MATCH_ID", or an empty string if the position cannot be written in this way.
std::string full_id(const AnyGame& game, const AnyPosition& position);

}  // namespace mt::engine::gnubg
