// The commands for positions that UCI and similar protocols share: "startpos moves e2e4", "fen FEN moves
// ...".
#pragma once
#include "movetext/engine/protocol/api/line_faults.hpp"
#include "movetext/engine/protocol/api/set_position.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Returns why a game could not read a text as a position. `notes` are the notes of AnyGame::parse_position().
std::string refusal_of(std::span<const Diagnostic> notes);

// Reads the words after "position" and sets the position. `thinks`: whether the engine is searching. These
// faults are reported in `faults`:
// - If the position cannot be read, or if the engine is searching, the position is refused.
// - If a move is illegal, the line ends before it.
void read_position(Words& words, const GameSpec& spec, bool thinks, SetPosition& out, LineFaults& faults);

// Takes words up to the first one that is not a legal move in the position after the previous moves. Returns
// the moves in the notation of the records.
std::vector<std::string> take_line(const AnyGame& game, AnyPosition position, Words& words);
// Returns the legal moves among `texts`, in the notation of the records and without duplicates. A text that
// is not a legal move is a fault. When `faults` is full, the remaining texts are ignored.
std::vector<std::string> legal_among(const AnyGame& game, const AnyPosition& position,
                                     std::span<const std::string_view> texts, LineFaults& faults);

}  // namespace mt::engine
