// A position in the words that UCI and its relatives share: "startpos moves e2e4", "fen FEN moves ...".
#pragma once
#include "movetext/engine/protocol/api/line_faults.hpp"
#include "movetext/engine/protocol/api/set_position.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Returns why a game has refused a text as a position, by what it has noted (AnyGame::parse_position).
std::string refusal_of(std::span<const Diagnostic> notes);

// Reads what stands behind "position" and sets it; what cannot be read is refused, and all while the engine
// `thinks`.  A move that is illegal ends the line before it.  `faults` says all that.
void read_position(Words& words, const GameSpec& spec, bool thinks, SetPosition& out, LineFaults& faults);

// Takes the words that are legal moves one after the other, and returns them as the records of the game write
// them.
std::vector<std::string> take_line(const AnyGame& game, AnyPosition position, Words& words);
// Returns the texts that are legal moves of the position, as the records of the game write them, each once;
// any other one is a fault.  Texts after more faults than are told are not looked at.
std::vector<std::string> legal_among(const AnyGame& game, const AnyPosition& position,
                                     std::span<const std::string_view> texts, LineFaults& faults);

}  // namespace mt::engine
