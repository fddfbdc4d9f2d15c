// The first new move of a game.
#pragma once
#include "movetext/database/positions/explore.hpp"
#include "movetext/games/api/any_game.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace mt::database {

struct Novelty {
  std::uint32_t ply = 0;  // number of the move in the game, from 1
  std::string move{};
};

// Returns the first move of the stored game after which no older game has the position. Older games have an
// earlier date, or the same date and a smaller number; a game without a date is older than all games with
// one. Returns nullopt if each position occurred before. A move of a match is a play, and includes its roll.
// `rules`: the game of the record.
std::optional<Novelty> find_novelty(sqlite::Database& database, Explorer& explorer, const AnyGame& rules,
                                    GameId game);

}  // namespace mt::database
