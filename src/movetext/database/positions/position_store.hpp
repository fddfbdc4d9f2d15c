// Fills the tables of positions while games are added to a database (PositionTables).
//
//   const auto tables = make_position_store(options, [](sqlite::Database& database) { return
//   games_of(database); });
#pragma once
#include "movetext/database/index/position_tables.hpp"
#include "movetext/database/positions/game_traces.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace mt::database {

struct PositionStoreOptions {
  std::string directory = "/tmp";                     // of temporary files
  std::size_t memory = std::size_t{96} << 20;         // bytes for sorting before a temporary file is used
  std::uint32_t young_games = 1'024;                  // see segments.hpp
  std::uint32_t most_games = std::uint32_t{1} << 20;  // the largest number of games in a segment
};

using OpenGameTraces = std::function<std::unique_ptr<GameTraces>(sqlite::Database& database)>;

std::unique_ptr<PositionTables> make_position_store(PositionStoreOptions options, OpenGameTraces open);

}  // namespace mt::database
