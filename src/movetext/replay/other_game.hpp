// Finds another game for a record that is illegal under the game given by its tags or its file.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <optional>

namespace mt::replay {

// Returns another reading of a record that is illegal under `first`, or nullopt if there is none.
// A tag that names the game is a statement: the record keeps that game, possibly in another reading
// (own_game.hpp), and the error is reported at the move. The tag is overruled only if its game is impossible:
// at least two moves contradict it, one of them by a square that its board does not have, and the whole main
// line is legal under another game.
// A record without such a tag may be of any game that its texts look like and under which it is legal.
// A chess record stays chess: without a tag it may be Chess960, and it may be written in the letters of
// another language under which more of the record, variations included, is legal.
std::optional<OtherGame> other_game(const Record& record, const GameSpec& first, const TaggedGame& tagged,
                                    GameCache& cache);

// Returns a game under which more of the main line is legal than under `first`: one under which it is legal
// to its end, else the one under which it is legal the farthest. It is a hint, not a proof.
std::optional<GameChoice> sister_game(const Record& record, const GameSpec& first, GameCache& cache);

}  // namespace mt::replay
