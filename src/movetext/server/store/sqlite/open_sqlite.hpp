// A store in one file, for one process.
//
//   auto store = open_sqlite("/var/lib/movetext/games.db", {});
#pragma once
#include "movetext/server/store/job_queue.hpp"
#include "movetext/server/store/store.hpp"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace mt::server::store::sqlite {

struct SqliteOptions {
  std::size_t queue = 10'000;    // jobs that may wait
  BatchLimits batch{.few = 48};  // what is committed together shares its pages
  std::size_t readers = 3;       // connections, and so reads at a time
  // The journal is written back and cut off so often, and begins anew when it has about so many pages of
  // 4 kB, or a quarter of the room that the disk has when it is opened: each time a commit waits for three
  // syncs.
  std::chrono::milliseconds checkpoint_every{60'000};
  int journal_pages = 64'000;
  // Stands in for fdatasync of the journal, as a disk that fails; empty: fdatasync.
  std::function<int(int descriptor)> sync{};
  // Reads, and the backup, wait no longer than that for a connection.
  std::chrono::milliseconds patience{10'000};
};

// Creates the file or brings its schema up to date.  Throws StoreError, also when the schema is newer than
// this program.
std::unique_ptr<Store> open_sqlite(const std::string& file, const SqliteOptions& options = {});

}  // namespace mt::server::store::sqlite
