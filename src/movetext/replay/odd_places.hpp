// Messages about the place of a move: a move is missing before it, or its variation continues the game.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <string>

namespace mt::replay {

// Returns whether the variation that is opened at tape index `open` starts with a setup or a pass.
bool opens_without_move(const Record& record, std::size_t open);

// Returns whether the variation comes after the last move of its line and continues it. The first ply of the
// variation, at tape index `first`, then has a later number than that move.
bool goes_on_after_last_move(const Record& record, std::size_t open, std::size_t first);

// Returns "Black's third move is missing before Bb5". `half_move`: the missing move, as Event::value of a
// ply. `next`: the ply that comes in its place.
std::string missing_move_words(const Record& record, std::uint32_t half_move, const Event& next);

// Returns the end of a message about a ply whose number leaves out several half-moves. `half_move`: the first
// half-move that is left out.
std::string missing_moves_words(const Record& record, std::uint32_t half_move);

// Returns the message about a ply that both sides can play and that has the number of a later move. Either a
// move is missing before it or its number is wrong.
std::string doubtful_move_words(const Record& record, std::uint32_t half_move, const Event& next);

}  // namespace mt::replay
