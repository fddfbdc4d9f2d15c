// Writes the records of a run into a database.
#pragma once
#include "movetext/archive/chunk_sink.hpp"
#include "movetext/archive/core/chunk.hpp"
#include "movetext/database/codec/byte_hash.hpp"
#include "movetext/database/file/blocks.hpp"
#include "movetext/database/index/index_games.hpp"
#include "movetext/database/index/name_ids.hpp"
#include "movetext/database/index/position_tables.hpp"
#include "movetext/record/name_table.hpp"
#include "movetext/sqlite/database.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mt::database {

// Which games are not added because the database has them already.
enum class Dropped : std::uint8_t {
  none,
  exact,     // the same players, event, site, date, round, result and moves
  moves,     // the same moves
  position,  // the same final position and number of plies
  players,   // the same moves and the same players
};

struct WriterOptions {
  Dropped dropped = Dropped::none;
  std::shared_ptr<const NameTable> names{};  // unifies the names of players; may be nullptr
  // Bytes of text between two commits of a database that is written in place; 0: only the caller commits.
  std::uint64_t commit_bytes = 0;
};

struct WriterSums {
  std::uint64_t games = 0;  // records that were added
  std::uint64_t repeats = 0;
  std::uint64_t sources = 0;
};

// The chunks must have passed through index_games(). All functions but add() throw sqlite::Error.
class GameWriter final : public archive::ChunkSink {
 public:
  // `tables` fills the tables of positions; nullptr for a database without them. A transaction must be open.
  GameWriter(sqlite::Database& database, PositionTables* tables, const IndexOptions& indexing,
             WriterOptions options);

  bool add(const archive::Chunk& chunk) override;
  const std::string& error() const override { return error_; }
  // Completes the last source and the tables of positions; the caller commits.
  void finish();
  const WriterSums& sums() const { return sums_; }

 private:
  // The source that is being read.
  struct Source {
    std::int64_t id = 0;
    std::string path;
    std::int64_t games = 0;
    std::uint64_t bytes = 0;   // bytes of the chunks so far
    std::uint64_t begin = 0;   // offset from which games are added
    std::uint64_t line = 1;    // line in which the chunk begins
    std::uint64_t column = 0;  // bytes of that line before the chunk
    bool binary = false;
    std::string replaced{};
    archive::Counts counts{};      // of the chunks so far
    std::uint64_t reported = 0;    // findings in the chunks so far
    std::uint64_t findings = 0;    // those of them that are in the table
    bool has_all_findings = true;  // the table has all that `check` reports
    ByteHash digest{};
  };

  void add_part(const archive::Chunk& chunk);
  void begin_source(const archive::Chunk& chunk);
  void end_source();
  void store_source();
  void store_totals();
  std::string unified(const std::string& name) const;
  std::int64_t player_id(const std::string& name);
  bool is_repeat(const GameFacts& facts);
  void add_games(const archive::Chunk& chunk, const IndexedChunk& part);
  void add_game(const IndexedGame& game, std::int64_t id, std::int64_t block);
  void add_findings(const archive::Chunk& chunk, const IndexedGame& game, std::int64_t id);
  void commit_often();

  sqlite::Database& database_;
  PositionTables* tables_;
  const IndexOptions& indexing_;
  WriterOptions options_;
  NameIds players_;
  NameIds events_;
  NameIds sites_;
  NameIds openings_;
  NameIds types_;
  bool has_pieces_;  // an older database lacks the column
  sqlite::Query put_game_;
  sqlite::Query put_finding_;
  sqlite::Query find_repeat_;
  BlockCoder coder_;
  std::optional<Source> source_;
  std::int64_t next_id_ = 1;
  std::uint64_t since_commit_ = 0;
  WriterSums sums_;
  std::string error_;
};

}  // namespace mt::database
