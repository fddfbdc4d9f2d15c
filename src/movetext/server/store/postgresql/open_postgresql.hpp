// A store in PostgreSQL (15 or later), which any number of nodes may share.
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
  std::size_t batchers = 4;  // threads that commit, each with a connection; jobs of a game go to the same
  std::size_t readers = 4;   // connections, and so reads at a time
  // Reads wait no longer than that for a connection.
  std::chrono::milliseconds patience{10'000};
  // Changes are told to other nodes together, so often at most.
  std::chrono::milliseconds notify_every{25};
  // What was missed is looked for so often.
  std::chrono::milliseconds poll_every{1000};
};

// Creates the tables or brings them up to date.  Throws StoreError, also when the schema is newer than this
// program.  A job that names several games is in order with the jobs of the first of them.
std::unique_ptr<Store> open_postgresql(const std::string& address, const PostgresqlOptions& options = {});

}  // namespace mt::server::store::postgresql
