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
  std::size_t readers = 4;  // connections for reading, which is the number of simultaneous reads
  // The longest time that reads wait for a connection.
  std::chrono::milliseconds patience{10'000};
  // Minimum interval between notices of changes to other nodes.
  std::chrono::milliseconds notify_every{25};
  // Interval at which the table of events is queried for changes whose notices were lost.
  std::chrono::milliseconds poll_every{1000};
};

// Creates the tables or migrates them.  Throws StoreError, also if the schema is newer than this program.  A
// job that names several games is run in order with the jobs that name the same game first.
std::unique_ptr<Store> open_postgresql(const std::string& address, const PostgresqlOptions& options = {});

}  // namespace mt::server::store::postgresql
