// The years and ratings of stored games.
#pragma once
#include "movetext/database/explorer/bands.hpp"
#include "movetext/database/explorer/entry.hpp"
#include "movetext/sqlite/database.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace mt::database {

// A row of the table `game`, as the explorer needs it.
struct FiguredGame {
  GameFigures figures{};
  std::int64_t type = 0;  // game.type
};

// Reads single rows.
class FiguresTable {
 public:
  explicit FiguresTable(sqlite::Database& database)
      : row_(database.query("select date, white_elo, black_elo, type from game where id = ?")) {}

  // Returns nullopt if the game was removed.
  std::optional<FiguredGame> find(GameId game);

 private:
  sqlite::Query row_;
};

// Returns the figures of a game. Impossible numbers become the nearest possible ones.
GameFigures figures_of(std::int64_t date, std::int64_t white_elo, std::int64_t black_elo);

}  // namespace mt::database
