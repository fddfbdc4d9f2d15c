// The commands for positions that UCI and its relatives share: "startpos moves e2e4", "fen FEN moves ...".
#pragma once
#include "movetext/engine/protocol/api/line_faults.hpp"
#include "movetext/engine/protocol/api/set_position.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Returns why a game has rejected a text as a position, taken from its notes (AnyGame::parse_position).
std::string refusal_of(std::span<const Diagnostic> notes);

// Reads the words after "position" and sets the position. Refuses the position if it cannot be read, or if
// the engine `thinks`. An illegal move ends the line before that move. All this is reported in `faults`.
void read_position(Words& words, const GameSpec& spec, bool thinks, SetPosition& out, LineFaults& faults);

// Takes words while they are legal moves, playing each of them, and returns the moves in the notation of
// the records.
std::vector<std::string> take_line(const AnyGame& game, AnyPosition position, Words& words);
// Returns the texts that are legal moves of the position, in the notation of the records and without
// duplicates. Any other text is a fault. Once `faults` is full, the remaining texts are ignored.
std::vector<std::string> legal_among(const AnyGame& game, const AnyPosition& position,
                                     std::span<const std::string_view> texts, LineFaults& faults);

}  // namespace mt::engine
