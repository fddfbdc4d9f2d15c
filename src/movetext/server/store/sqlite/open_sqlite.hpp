// Opens a store in a file, which only one process may use at a time.
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
  std::size_t queue = 10'000;  // maximum number of queued jobs
  // Larger batches than in PostgreSQL, because jobs that are committed together share pages.
  BatchLimits batch{.few = 48};
  std::size_t readers = 3;  // number of connections for reading; this many reads can run at once
  // How often the journal is written back and emptied. The journal restarts earlier if it has about
  // `journal_pages` pages of 4 kB, or if it uses a quarter of the disk space that was free when the store was
  // opened. Each restart makes a commit wait for three syncs.
  std::chrono::milliseconds checkpoint_every{60'000};
  int journal_pages = 64'000;
  // Called instead of fdatasync on the journal, to simulate a failing disk. If it is empty, fdatasync is
  // called.
  std::function<int(int descriptor)> sync{};
  // How long a read waits for a free connection.
  std::chrono::milliseconds patience{10'000};
};

// Opens the store; creates the file or migrates its schema. Throws StoreError, also if the schema is newer
// than this program.
std::unique_ptr<Store> open_sqlite(const std::string& file, const SqliteOptions& options = {});

}  // namespace mt::server::store::sqlite
