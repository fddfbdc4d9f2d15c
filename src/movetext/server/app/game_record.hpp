// The record of a game as a file, in the text format for such games.
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

// Returns the record in canonical form; nothing if no move was played.  `site` is the place of the game.
std::optional<RecordFile> game_record(const domain::Game& game, store::Transaction& store,
                                      const std::string& site);

}  // namespace mt::server::app
