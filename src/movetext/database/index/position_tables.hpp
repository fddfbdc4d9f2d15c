// Tables that follow from the positions of games, such as an explorer of moves. They are filled while games
// are added, and kept in step when games are removed.
//
//   worker threads:   follower.begin(game), position(event, position) ..., keep(facts, record)
//                     follower.take()             at the end of each part of a chunk
//   writing thread:   tables.add(database, results, ids), in the order of the input, inside a transaction
//                     tables.finish(database)     before each commit
#pragma once
#include "movetext/database/file/game_facts.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/sqlite/database.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

namespace mt::database {

// What a follower has found in the games of a part of a chunk.
class FollowedGames {
 public:
  FollowedGames() = default;
  FollowedGames(const FollowedGames&) = delete;
  FollowedGames& operator=(const FollowedGames&) = delete;
  virtual ~FollowedGames() = default;
};

// Receives the main lines of games in one worker thread. Each worker has its own follower.
class GameFollower {
 public:
  GameFollower() = default;
  GameFollower(const GameFollower&) = delete;
  GameFollower& operator=(const GameFollower&) = delete;
  virtual ~GameFollower() = default;

  // A replay begins. The positions since the last keep() belong to a replay that was abandoned, or to a
  // record that is not stored.
  virtual void begin(const AnyGame& game) = 0;
  // Receives the positions of all lines with the events of the tape that lead to them, as
  // Stage::line_position(). `event` is replay::no_event at the start.
  virtual void position(std::uint32_t event, const AnyPosition& position) = 0;
  // The record of the positions since begin() is stored. The texts of its moves are canonical. A record with
  // an error has the positions up to the error. A record whose game is not known, and text that is not a
  // game, are also reported here, without begin(): `game` is then nullptr.
  virtual void keep(const GameFacts& facts, const AnyGame* game, const Record& record) = 0;
  // Returns the results since the last take(). May be nullptr if there are none.
  virtual std::unique_ptr<FollowedGames> take() = 0;
};

// All functions except make_follower() are called in the writing thread, inside a transaction. They report
// failures of the database by exceptions (sqlite::Error).
class PositionTables {
 public:
  PositionTables() = default;
  PositionTables(const PositionTables&) = delete;
  PositionTables& operator=(const PositionTables&) = delete;
  virtual ~PositionTables() = default;

  // Makes the tables in a new database.
  virtual void create(sqlite::Database& database) = 0;
  virtual std::unique_ptr<GameFollower> make_follower() const = 0;
  // Returns the largest id that the tables know, or 0; new games have larger ids, even if that game was
  // removed.
  virtual std::int64_t last_id(sqlite::Database& database) = 0;
  // Adds games. `ids` has one id for each keep(), in order: game.id, or 0 for a game that is not stored
  // because it repeats another. The ids that are not 0 are ascending. The rows of `game` exist.
  virtual void add(sqlite::Database& database, const FollowedGames& games,
                   std::span<const std::int64_t> ids) = 0;
  // Is called before the rows and the blocks of these games are removed, so they can still be replayed.
  virtual void remove(sqlite::Database& database, std::span<const std::int64_t> ids) = 0;
  // Is called before each commit of games, with everything that add() has received.
  virtual void finish(sqlite::Database& database) = 0;
  // Makes the tables as small as possible, for --compact.
  virtual void compact(sqlite::Database& database) = 0;
  // Compares the tables with the games, for --verify. Reports each fault in words.
  virtual void verify(sqlite::Database& database, const std::function<void(const std::string&)>& report) = 0;
};

}  // namespace mt::database
