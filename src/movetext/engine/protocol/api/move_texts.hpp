// Moves in the words of a protocol, and as the records of the game write them.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/games/api/any_game.hpp"

#include <span>
#include <string>
#include <vector>

namespace mt::engine {

// Returns the same moves in that notation, as far as they are legal.
std::vector<std::string> in_notation(const AnyGame& game, AnyPosition position,
                                     std::span<const std::string> moves, board::Notation notation);
// Returns one move in that notation; empty: it is illegal.
std::string in_notation(const AnyGame& game, AnyPosition position, std::string_view move,
                        board::Notation notation);

// Returns "e2e4 ponder e7e5", the move of an answer and the reply that it expects, if it names one; empty:
// the answer is no move.
std::string best_move_words(const GameLine& line, const Answer& answer, board::Notation notation);

// Returns words joined by blanks.
std::string joined(std::span<const std::string> words);

}  // namespace mt::engine
