// Faults found from the place of a move: a missing move before it, or a variation that continues the game.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <string>

namespace mt::replay {

// Returns whether the variation opened at that index of the tape starts with a setup or a pass.
bool opens_without_move(const Record& record, std::size_t open);

// Returns whether the variation comes after the last move of its line, and its first ply, at the index
// `first`, has a number later than that move.
bool goes_on_after_last_move(const Record& record, std::size_t open, std::size_t first);

// Returns "Black's third move is missing before Bb5". `half_move`: the missing one, as Event::value of a ply;
// `next`: the ply in its place.
std::string missing_move_words(const Record& record, std::uint32_t half_move, const Event& next);

// Returns the end of a message about a ply whose number leaves out several half-moves, starting with
// `half_move`.
std::string missing_moves_words(const Record& record, std::uint32_t half_move);

// Returns the message for a ply that both sides can play, so that either its place or its number may be
// wrong.
std::string doubtful_move_words(const Record& record, std::uint32_t half_move, const Event& next);

}  // namespace mt::replay
