// Finds another game for a record that is illegal under the game given by its tags or its file.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <optional>

namespace mt::replay {

// Returns another reading of a record that is illegal under `first`, or nullopt if there is none.
// - If a tag names the game, the record keeps this game, possibly in another reading (own_game.hpp), and the
//   error is reported at the move. The tag is overruled only if its game is impossible: at least two moves
//   contradict it, at least one of them names a square that its board does not have, and the whole main line
//   is legal under another game.
// - If no tag names the game, the record may be of any game that its texts look like and under which it is
//   legal.
// - A chess record stays chess. Without a tag it may be Chess960. It may also be written with the piece
//   letters of another language, if more of the record, variations included, is legal with them.
std::optional<OtherGame> other_game(const Record& record, const GameSpec& first, const TaggedGame& tagged,
                                    GameCache& cache);

// Returns a game under which more of the main line is legal than under `first`. Prefers a game under which
// the main line is legal to its end. If there is none, returns the game under which the longest part of the
// main line is legal. The result is a hint, not a proof.
std::optional<GameChoice> sister_game(const Record& record, const GameSpec& first, GameCache& cache);

}  // namespace mt::replay
