// A store in one file, for one process.
//
//   auto store = open_sqlite("/var/lib/movetext/games.db", {});
#pragma once
#include "movetext/server/store/job_queue.hpp"
#include "movetext/server/store/store.hpp"

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

namespace mt::server {

struct SqliteOptions {
  std::size_t queue = 10'000;  // jobs that may wait
  BatchLimits batch{};
  std::size_t readers = 3;  // connections, and so reads at a time
  // The journal is written back and cut off so often; beyond `journal_pages` it is written back at once.
  std::chrono::milliseconds checkpoint_every{60'000};
  int journal_pages = 4'000;
  // Reads, and the backup, wait no longer than that for a connection.
  std::chrono::milliseconds patience{10'000};
};

// Creates the file or brings its schema up to date.  Throws StoreError, also when the schema is newer than
// this program.
std::unique_ptr<Store> open_sqlite(const std::string& file, const SqliteOptions& options = {});

}  // namespace mt::server
