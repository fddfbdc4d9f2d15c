// Reads the facts about a record for the table `game`.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/database/file/game_facts.hpp"
#include "movetext/record/roster.hpp"

#include <cstdint>
#include <string>

namespace mt::database {

// For one thread; keeps its memory from record to record.
class FactReader {
 public:
  // `position_key`: AnyGame::board_key() of the last position of the main line; 0 if there is none.
  GameFacts read(archive::Passing& passing, std::uint64_t position_key);

 private:
  TagSheet sheet_;
  std::string identity_;
};

}  // namespace mt::database
