// Replays games of a database by their ids.
//
//   StoredGames games(database, {[&] { return std::make_unique<MyStage>(...); }});
//   if (!games.play(17)) report_missing();
//
// The record passes through the stages of the caller as in a run over files, so a stage receives the game,
// the positions and the record with canonical moves (archive/core/stage.hpp).
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/task.hpp"
#include "movetext/archive/core/worker.hpp"
#include "movetext/database/file/blocks.hpp"
#include "movetext/sqlite/database.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace mt::database {

// For one thread. Games with neighbouring ids are fast, because the last block is kept. Many games are
// replayed in a transaction, because SQLite locks the file for each statement outside of one.
class StoredGames {
 public:
  // `database` must outlive the object. `stages`: see archive::Task::stages.
  StoredGames(sqlite::Database& database, archive::StageList stages);

  // Replays the game with this id (game.id). Returns false if there is none, or if its block is damaged.
  // Throws sqlite::Error.
  [[nodiscard]] bool play(std::int64_t id);

 private:
  bool find_source(std::int64_t source);
  bool open_block(std::int64_t block);

  sqlite::Database& database_;
  sqlite::Query find_;
  std::atomic<bool> stop_ = false;
  archive::Task task_;
  archive::Worker worker_;
  BlockCoder coder_;
  sqlite::Query find_block_;
  BlockCoder unit_coder_;      // has the bytes of the block that is kept
  std::int64_t block_id_ = 0;  // 0: no block is kept
  UnitReader block_;
  std::int64_t source_id_ = 0;
  std::shared_ptr<archive::SourceFile> source_;
  archive::Chunk chunk_;
};

}  // namespace mt::database
