// Reads a record as the game of its tag although the moves contradict a detail of the tag: the side that
// moves first, the names of the squares, or the fields of GameType.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <optional>

namespace mt::replay {

// Returns the game of `first` without the fields that a tag GameType adds to the number of the game.
GameSpec without_fields(const GameSpec& first);

// Returns another reading of the same game under which the main line is legal, or legal so far that probably
// only a single later move is wrong. Returns nullopt if there is none. The readings are:
// - without the fields of GameType, which are often wrong although the number is right (20,W,10,10,N1,0);
// - with a1 in the opposite corner;
// - with the other side moving first.
std::optional<OtherGame> own_game(const Record& record, const GameSpec& first, const Evidence& evidence,
                                  GameCache& cache);

// Like own_game(), but only returns the reading without the fields of GameType.
std::optional<OtherGame> by_number_alone(const Record& record, const GameSpec& first, GameCache& cache);
// Like own_game(), but only returns the reading in which the other side moves first.
std::optional<OtherGame> with_first_mover_of(const Record& record, const GameSpec& first, GameCache& cache);

// Returns whether the main line is legal under the game, or under the reading of it that own_game() returns.
bool fits(const Record& record, const GameSpec& game, GameCache& cache);

}  // namespace mt::replay
