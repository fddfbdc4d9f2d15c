// The visits of the games that a database holds.
#pragma once
#include "movetext/database/file/stored_games.hpp"
#include "movetext/database/positions/game_traces.hpp"

#include <memory>

namespace mt::database {

// `database` must outlive the result.
std::unique_ptr<GameTraces> make_stored_traces(sqlite::Database& database);

}  // namespace mt::database
