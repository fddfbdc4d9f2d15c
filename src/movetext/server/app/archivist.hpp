// Writes the records of games that ended some time ago to files, one file for each month and format.
//
//   Archivist archivist(policy, store, "/var/lib/movetext/archive");
//   archivist.run(now - 14 * day_long);   // .../2026-11.pdn, .../2026-11.pgn, .../2026-11.mat
//
// Each game is written to exactly one file, even if the process dies. To ensure this, one transaction saves
// both the lengths of the files and the list of archived games.
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

  // Archives all games that ended at or before `ended_by` and are not in the archive yet. Returns the number
  // of games. Games without moves have no record. Games with inconsistent events are skipped, and reported
  // when all others are archived. Throws StoreError or std::system_error; the next call then continues where
  // this one stopped.
  std::uint32_t run(Time ended_by);

 private:
  struct Page {
    GameId game = 0;
    std::string file;   // name within the directory; empty if the game has no record
    std::string bytes;  // the text of the record
  };
  std::vector<Page> pages(Time ended_by);
  Page page_of(const domain::Game& game, store::Transaction& look) const;
  void bind(std::span<const Page> pages, Time ended_by);
  void append(store::Transaction& transaction, std::span<const Page> pages, bool again);

  const ServerPolicy& policy_;
  store::Store& store_;
  std::string directory_;
  std::string identity_;
  std::string fault_;  // reason why a game was skipped
};

}  // namespace mt::server::app
