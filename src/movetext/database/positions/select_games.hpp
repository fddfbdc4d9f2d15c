// Finds games of a database by the columns of the table `game`.
#pragma once
#include "movetext/database/explorer/entry.hpp"
#include "movetext/sqlite/database.hpp"

#include <string>
#include <vector>

namespace mt::database {

// Empty texts are not compared.
struct GameChoice {
  // A whole name, as in the records or in the table of names. If no player has it, a part of a name, without
  // regard to case and accents.
  std::string player{};
  bool is_white = true;  // with `player`: games in which the player is White
  bool is_black = true;
  std::string event{};   // the whole name
  std::string result{};  // "1-0", "0-1", "1/2-1/2" or "*"

  bool is_empty() const { return player.empty() && event.empty() && result.empty(); }
};

// Returns the numbers of the games, ascending.
std::vector<GameId> select_games(sqlite::Database& database, const GameChoice& choice);

// Returns the names of the kinds of games that the database has.
std::vector<std::string> games_of(sqlite::Database& database);

}  // namespace mt::database
