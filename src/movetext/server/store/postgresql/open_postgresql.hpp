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
  std::size_t queue = 10'000;  // maximum number of queued jobs
  BatchLimits batch{};
  // Number of threads that commit, each with its own connection. Jobs of the same game go to the same thread.
  std::size_t batchers = 4;
  std::size_t readers = 4;  // number of connections for reading; this many reads can run at once
  // How long a read waits for a free connection.
  std::chrono::milliseconds patience{10'000};
  // Shortest interval between two notices to other nodes.
  std::chrono::milliseconds notify_every{25};
  // Interval between queries of the table of events, which find changes whose notices were lost.
  std::chrono::milliseconds poll_every{1000};
};

// Opens the store; creates the tables or migrates them. Throws StoreError, also if the schema is newer than
// this program. If a job names several games, only its order relative to jobs with the same first game is
// kept.
std::unique_ptr<Store> open_postgresql(const std::string& address, const PostgresqlOptions& options = {});

}  // namespace mt::server::store::postgresql
