// Opens a store in a file, which only one process may use.
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
  BatchLimits batch{.few = 48};  // jobs that are committed together share their pages
  std::size_t readers = 3;       // connections for reading, which is the number of simultaneous reads
  // How often the journal is written back and emptied.  It restarts when it has about `journal_pages` pages
  // of 4 kB, or when it uses a quarter of the space that was free when the store was opened.  Each time a
  // commit waits for three syncs.
  std::chrono::milliseconds checkpoint_every{60'000};
  int journal_pages = 64'000;
  // Called instead of fdatasync on the journal, to simulate a failing disk; empty to use fdatasync.
  std::function<int(int descriptor)> sync{};
  // The longest time that reads wait for a connection.
  std::chrono::milliseconds patience{10'000};
};

// Creates the file or migrates its schema.  Throws StoreError, also if the schema is newer than this program.
std::unique_ptr<Store> open_sqlite(const std::string& file, const SqliteOptions& options = {});

}  // namespace mt::server::store::sqlite
