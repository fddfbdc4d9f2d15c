// Lists the games that the texts of records may belong to.
#pragma once
#include "movetext/replay/choose_game.hpp"

#include <vector>

namespace mt::replay {

// Returns a choice that is written as its row has it if `as_row`, whatever names of squares it is read with.
GameChoice choice_of(const GameSpec& spec, bool as_row = false);

// Adds a choice that the list does not hold.
void add(std::vector<GameChoice>& choices, const GameChoice& choice);
// Adds the games that such texts probably belong to, the likeliest first.
void add_likely(std::vector<GameChoice>& choices, const Evidence& evidence);
// Adds all games whose squares have such names.
void add_conceivable(std::vector<GameChoice>& choices, const Evidence& evidence);

// Returns the game itself, for squares by letter also with a1 in the opposite corner, and the likely games.
std::vector<GameChoice> games_like(const GameSpec& plain, const Evidence& evidence);

Evidence evidence_of(const std::vector<const Record*>& records);

}  // namespace mt::replay
