// Writes the record of a game as a file, in the format that is usual for the game.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/store/store.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

struct RecordFile {
  std::string name;  // "board101.pdn"
  std::string type;  // "application/vnd.chess-pgn"
  std::string bytes;
};

// Returns the record in canonical form, or nothing if no move was played. `site` is the value of the tag
// Site.
std::optional<RecordFile> game_record(const domain::Game& game, store::Transaction& store,
                                      const std::string& site);

}  // namespace mt::server::app
