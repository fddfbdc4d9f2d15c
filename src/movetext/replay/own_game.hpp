// Reads a record as the game of its tag although the moves contradict a detail of the tag: the side that
// moves first, the names of the squares, or the fields of GameType.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <optional>

namespace mt::replay {

// Returns the game of `first` without the fields that a tag adds to its row.
GameSpec without_fields(const GameSpec& first);

// Returns another reading of the game under which the main line is legal, or legal far enough that the error
// after it concerns a single move: without the fields of GameType, which are often wrong although the number
// is right (20,W,10,10,N1,0), with a1 in the opposite corner, or with the other side moving first. Returns
// nullopt if `first` stays.
std::optional<OtherGame> own_game(const Record& record, const GameSpec& first, const Evidence& evidence,
                                  GameCache& cache);

// Returns the result of own_game() only if the fields of GameType are wrong.
std::optional<OtherGame> by_number_alone(const Record& record, const GameSpec& first, GameCache& cache);
// Returns the result of own_game() only if the other side moves first.
std::optional<OtherGame> with_first_mover_of(const Record& record, const GameSpec& first, GameCache& cache);

// Returns whether the main line is legal under the game, or under the reading that own_game() returns.
bool fits(const Record& record, const GameSpec& game, GameCache& cache);

}  // namespace mt::replay
