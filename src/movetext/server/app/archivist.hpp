// Writes the records of games that ended some time ago to files: one for each month and format.
//
//   Archivist archivist(policy, store, "/var/lib/movetext/archive");
//   archivist.run(now - 14 * day_long);   // .../2026-11.pdn, .../2026-11.pgn, .../2026-11.mat
//
// Each game is in exactly one file, even if the process dies: one transaction saves the length of each file
// and the games in it.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/store/store.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mt::server::app {

class Archivist {
 public:
  Archivist(const ServerPolicy& policy, store::Store& store, std::string directory)
      : policy_(policy), store_(store), directory_(std::move(directory)) {}

  // Archives all games that ended by that time and are not in the archive, and returns their number.  A game
  // without moves has no record.  Throws StoreError or std::system_error; the next call continues where this
  // one stopped.  Skips a game with inconsistent events, and reports it when all others are archived.
  std::uint32_t run(Time ended_by);

 private:
  struct Page {
    GameId game = 0;
    std::string file;   // name in the directory; empty if there is no record
    std::string bytes;  // of the record
  };
  std::vector<Page> pages(Time ended_by);
  Page page_of(const domain::Game& game, store::Transaction& look) const;
  void bind(std::span<const Page> pages, Time ended_by);
  void append(store::Transaction& transaction, std::span<const Page> pages, bool again);

  const ServerPolicy& policy_;
  store::Store& store_;
  std::string directory_;
  std::string identity_;
  std::string fault_;  // why a game was skipped
};

}  // namespace mt::server::app
