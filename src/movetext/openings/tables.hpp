// The tables of data/openings and data/ballots, as the build compiles them into the program.
#pragma once
#include "movetext/games/api/game_spec.hpp"

#include <span>
#include <string_view>

namespace mt::openings {

struct Table {
  std::string_view game;  // name of the game's row
  std::span<const std::string_view>
      rows;  // CODE tab NAME tab MOVES, from the start array; the code may be empty; see is_position()
};

// Openings that have a name.
std::span<const Table> tables();
// Openings of which one is drawn by lot before a game of a tournament.
std::span<const Table> ballots();

// Returns the table of a game exactly as its row has it: with another board, aim or start (Chess960) it has
// other openings.  nullptr: there is none.
const Table* find_table(std::span<const Table> tables, const GameSpec& spec);

}  // namespace mt::openings
