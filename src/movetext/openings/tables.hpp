// The tables of data/openings and data/ballots, which the build compiles into the program.
#pragma once
#include "movetext/games/api/game_spec.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace mt::openings {

struct Table {
  std::string_view game;  // name of the game, as in its row
  std::string_view text;  // lines of the table, each with a line end

  // Returns the lines without their ends. A line is CODE tab NAME tab MOVES. The moves start from the start
  // array, and the code may be empty. MOVES may be a position; see is_position().
  std::vector<std::string_view> rows() const;
};

// Returns the tables of openings with a name.
std::span<const Table> tables();
// Returns the tables of openings for tournaments, where one of the openings is drawn by lot before a game.
std::span<const Table> ballots();

// Returns the table of a game, or nullptr if it has none. The game must be exactly as in its row, because
// another board, aim or start (Chess960) has other openings.
const Table* find_table(std::span<const Table> tables, const GameSpec& spec);

}  // namespace mt::openings
