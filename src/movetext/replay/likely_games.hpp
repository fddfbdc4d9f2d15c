// Lists the games that the texts of records may belong to.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <vector>

namespace mt::replay {

// Returns a choice that reads squares as `spec` does. If `as_row`, it is written with the names of squares of
// its row.
GameChoice choice_of(const GameSpec& spec, bool as_row = false);

// Adds a choice unless the list already has it.
void add(std::vector<GameChoice>& choices, const GameChoice& choice);
// Adds the games that such texts probably belong to, the most likely first.
void add_likely(std::vector<GameChoice>& choices, const Evidence& evidence);
// Adds all games whose squares have such names.
void add_conceivable(std::vector<GameChoice>& choices, const Evidence& evidence);

// Returns the game itself, if squares are named by letter also with a1 in the opposite corner, and the likely
// games.
std::vector<GameChoice> games_like(const GameSpec& plain, const Evidence& evidence);

Evidence evidence_of(const std::vector<const Record*>& records);

}  // namespace mt::replay
