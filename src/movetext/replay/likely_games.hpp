// Lists the games to which the texts of records may belong.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <vector>

namespace mt::replay {

// Returns a choice in which squares are read as in `spec`. If `as_row`, the squares are written as in the
// usual form of the game; otherwise they are written as in `spec`.
GameChoice choice_of(const GameSpec& spec, bool as_row = false);

// Adds a choice unless the list already has it.
void add(std::vector<GameChoice>& choices, const GameChoice& choice);
// Adds the games to which the texts probably belong, the most likely game first.
void add_likely(std::vector<GameChoice>& choices, const Evidence& evidence);
// Adds all games whose squares are named as in the texts.
void add_conceivable(std::vector<GameChoice>& choices, const Evidence& evidence);

// Returns the game `plain`, then the likely games. If squares are named by letter, the second game is `plain`
// with a1 in the opposite corner.
std::vector<GameChoice> games_like(const GameSpec& plain, const Evidence& evidence);

Evidence evidence_of(const std::vector<const Record*>& records);

}  // namespace mt::replay
