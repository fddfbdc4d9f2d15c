// Converts moves between the notations of protocols and of the records.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/games/api/any_game.hpp"

#include <span>
#include <string>
#include <vector>

namespace mt::engine {

// Returns the moves in that notation, up to the first illegal one.
std::vector<std::string> in_notation(const AnyGame& game, AnyPosition position,
                                     std::span<const std::string> moves, board::Notation notation);
// Returns one move in that notation, or an empty string if it is illegal.
std::string in_notation(const AnyGame& game, AnyPosition position, std::string_view move,
                        board::Notation notation);

// Returns the move of an answer and, if the answer names one, the expected reply: "e2e4 ponder e7e5". Returns
// an empty string if the answer is not a move.
std::string best_move_words(const GameLine& line, const Answer& answer, board::Notation notation);

// Returns the words, joined by blanks.
std::string joined(std::span<const std::string> words);

}  // namespace mt::engine
