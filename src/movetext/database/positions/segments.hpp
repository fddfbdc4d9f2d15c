// The tables `segment`, `explorer`, `explorer_removed` and `signature` (docs/database.md).
#pragma once
#include "movetext/database/explorer/entry_block.hpp"
#include "movetext/database/explorer/run_builder.hpp"
#include "movetext/database/explorer/signature.hpp"
#include "movetext/sqlite/database.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::database {

// A segment holds the positions of the games with consecutive numbers.
struct Segment {
  std::int64_t id = 0;
  GameId first = 0;  // the smallest number of a game
  GameId last = 0;   // the largest number
  Keep keep = Keep::all;
  std::uint32_t rows = 0;      // of the signatures; 0 if the segment has none
  std::uint32_t removals = 0;  // how often games were removed from the segment

  std::uint32_t games() const { return last - first + 1; }
  std::uint32_t groups() const { return (games() + group_games - 1) / group_games; }
  // Returns how many rows of a signature are stored together: as many as have about 1 KiB.
  std::uint32_t bundle() const {
    constexpr std::size_t usual_bytes = 1024;
    return static_cast<std::uint32_t>(std::max<std::size_t>(usual_bytes / row_size(groups()), 1));
  }
};

// Segments with fewer games keep all positions, and have no signatures.
inline constexpr std::uint32_t young_games = 1'024;
inline constexpr std::uint32_t most_segment_games = std::uint32_t{1} << 20;

// The kinds of signatures (signature.kind).
inline constexpr std::int64_t position_signature = 1;

// The column `key` of the table `explorer` is a signed number in the same order as the keys.
constexpr std::int64_t stored_key(std::uint64_t key) {
  return static_cast<std::int64_t>(key ^ std::uint64_t{1} << 63);
}

void create_position_tables(sqlite::Database& database);
// Returns whether the database has these tables.
bool has_position_tables(sqlite::Database& database);
// Returns all segments, in the order of their games.
std::vector<Segment> all_segments(sqlite::Database& database);
// Adds a segment; its id is chosen.
void add_segment(sqlite::Database& database, Segment& segment);
void remove_segment(sqlite::Database& database, std::int64_t id);

// Writes blocks of one segment.
class BlockWriter {
 public:
  BlockWriter(sqlite::Database& database, std::int64_t segment);
  // Blocks of games that were removed, instead of those of the segment.
  BlockWriter(sqlite::Database& database, std::int64_t segment, std::int64_t removal);
  void put(std::int64_t type, std::uint64_t key, std::string_view block);

 private:
  sqlite::Query insert_;
};

void put_signature(sqlite::Database& database, const Segment& segment, SignatureMatrix& matrix);

// Looks up entries and candidates. Throws sqlite::Error if a block is damaged.
class BlockReader {
 public:
  explicit BlockReader(sqlite::Database& database);

  // Sets `out` to the entries of a key in a segment.
  void find(const Segment& segment, std::int64_t type, std::uint64_t key, std::vector<Entry>& out);
  // Sets `out` to the entries of the key among the games of one removal.
  void find_removed(const Segment& segment, std::uint32_t removal, std::int64_t type, std::uint64_t key,
                    std::vector<Entry>& out);
  // Returns the groups of games that may have the token. Requires segment.rows > 0.
  std::vector<std::uint32_t> groups_with(const Segment& segment, std::int64_t kind, std::uint64_t token);

 private:
  sqlite::Query block_;
  sqlite::Query removed_;
  sqlite::Query row_;
};

}  // namespace mt::database
