// A position in the words that UCI and its relatives share: "startpos moves e2e4", "fen FEN moves ...".
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mt::engine {

// Reads what stands behind "position".  Nothing: there is no such position.  A move that is illegal ends the
// line before it; `problem` says so then.
std::optional<GameLine> read_position(Words& words, const GameSpec& spec, std::string& problem);

// Takes the words that are legal moves one after the other, and returns them as the records of the game write
// them.
std::vector<std::string> take_line(const AnyGame& game, AnyPosition position, Words& words);
// Takes the words that are legal moves of the position.
std::vector<std::string> take_moves(const AnyGame& game, const AnyPosition& position, Words& words);

}  // namespace mt::engine
