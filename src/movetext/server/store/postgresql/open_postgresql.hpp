// Opens a store in PostgreSQL (15 or later), which any number of nodes may share.
//
//   auto store = open_postgresql("host=db.example dbname=movetext user=movetext", {});
#pragma once
#include "movetext/server/store/job_queue.hpp"
#include "movetext/server/store/store.hpp"

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

namespace mt::server::store::postgresql {

struct PostgresqlOptions {
  std::size_t queue = 10'000;  // jobs that may wait
  BatchLimits batch{};
  // Threads that commit, each with a connection; jobs of the same game go to the same thread.
  std::size_t batchers = 4;
  std::size_t readers = 4;  // connections for reading: so many reads run at a time
  // Reads wait no longer than this for a connection.
  std::chrono::milliseconds patience{10'000};
  // Changes are sent to other nodes together, at most once in this time.
  std::chrono::milliseconds notify_every{25};
  // The table of events is queried so often for changes whose notices were lost.
  std::chrono::milliseconds poll_every{1000};
};

// Creates the tables or migrates them.  Throws StoreError, also when the schema is newer than this program.
// Jobs that name several games run in order with the jobs that name the same game first.
std::unique_ptr<Store> open_postgresql(const std::string& address, const PostgresqlOptions& options = {});

}  // namespace mt::server::store::postgresql
