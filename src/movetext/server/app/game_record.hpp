// The record of a game as a file, in the text format that is made for such records.
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

// Canonical; `site`: where it was played.  Nothing: no move was played.
std::optional<RecordFile> game_record(const domain::Game& game, store::Transaction& store,
                                      const std::string& site);

}  // namespace mt::server::app
