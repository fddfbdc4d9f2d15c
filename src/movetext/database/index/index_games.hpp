// The stage that prepares the records of a chunk for a database: facts about each game, and the blocks of
// text.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/stage.hpp"
#include "movetext/database/file/game_facts.hpp"
#include "movetext/database/index/position_tables.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace mt::database {

// A game of a part of a chunk.
struct IndexedGame {
  GameFacts facts{};
  std::size_t block = 0;          // index in IndexedChunk::blocks
  std::size_t place = 0;          // number of its unit in the block
  std::uint64_t lines = 0;        // line ends in the chunk before the game
  std::size_t first_finding = 0;  // its findings in Chunk::findings
  std::size_t last_finding = 0;
  bool has_exact_places = true;  // the findings have the places that `check` reports
};

struct IndexedBlock {
  std::string data{};  // the column `data`
  std::size_t units = 0;
  std::size_t begin = 0;  // its bytes in the chunk
  std::size_t end = 0;
  std::uint64_t lines = 0;  // line ends in the chunk before the block
};

// The results of the stage for a part of a chunk.
class IndexedChunk final : public archive::OwnResults {
 public:
  std::vector<IndexedBlock> blocks;
  std::vector<IndexedGame> games;
  std::unique_ptr<FollowedGames> followed;
};

// A file of which the database has a part.
struct GrownFile {
  std::int64_t source = 0;  // its id
  std::uint64_t begin = 0;  // the offset from which records are added
};

struct IndexOptions {
  // Makes the tables of positions; nullptr for a database without them.
  const PositionTables* tables = nullptr;
  std::map<std::string, GrownFile, std::less<>> grown{};  // by their paths
};

// The results are in Chunk::own, as an IndexedChunk. All records of the run must pass through the stage.
archive::MakeStage index_games(std::shared_ptr<const IndexOptions> options);

}  // namespace mt::database
