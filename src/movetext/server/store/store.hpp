// The store of a server.  The changes of a committed transaction are on disk; a transaction that was not
// committed leaves no trace.
//
//   store.submit({.run = [&](Transaction& t) { ... }, .done = answer, .games = {game}});
//
// A node has one Store.  Jobs are committed together, each in its own savepoint, so that one fsync serves
// many jobs.  Several nodes may share one PostgreSQL.
#pragma once
#include "movetext/server/store/job.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace mt::server::store {

struct StoreMetrics {
  std::uint64_t commits = 0;              // transactions
  std::uint64_t jobs = 0;                 // committed jobs
  std::uint64_t failures = 0;             // jobs that threw
  std::uint64_t conflicts = 0;            // repeated runs
  std::uint64_t queued = 0;               // jobs that are waiting now
  std::uint64_t commit_microseconds = 0;  // sum over all transactions, from begin until on disk
};
// Called for each transaction with the number of its jobs and the time until it was on disk.
using CommitListener = std::function<void(std::uint64_t jobs, std::chrono::steady_clock::duration took)>;

class Store {
 public:
  virtual ~Store() = default;
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // Queues a job; jobs that name the same game run in order.  Returns false if the queue is full or the store
  // is stopping; then `done` is not called.
  virtual bool submit(Job job) = 0;
  // Calls submit() and waits.  Throws the exception of the job.
  void write(const std::function<void(Transaction&)>& run, std::vector<GameId> games = {});

  // Reads without delaying writers.  When it returns, all data that was read is on disk, except on a thread
  // of the store (in `done` or a subscriber).  Throws StoreError.
  virtual void read(const std::function<void(Transaction&)>& look) = 0;
  // Reads without waiting for the disk, so that a power failure may undo the data that was read.  For callers
  // that use the data only in a job, because a job is answered only after everything is on disk.
  virtual void peek(const std::function<void(Transaction&)>& look) { read(look); }

  // `listener` is called with changes that this node or another one has committed, perhaps more than once,
  // and not on the thread that calls on_change.
  virtual void on_change(std::function<void(std::span<const Change>)> listener) = 0;
  // `listener` is called once, on any thread, when the disk has failed to store written data.  From then on
  // every job and read fails with a StoreError; only another process can open the store again.
  virtual void on_failure(const std::function<void(const std::string& why)>& listener) { (void)listener; }
  // `listener` is called on a thread of the store, which it must not block.
  virtual void on_commit(const CommitListener& listener) { (void)listener; }

  virtual StoreMetrics metrics() const = 0;
  // Writes a consistent copy of everything.  A store in PostgreSQL throws StoreError, because PostgreSQL's
  // own tools make backups.
  virtual void backup(const std::string& file) = 0;
  // Finishes the queued jobs, and then stops.
  virtual void stop() = 0;
};

}  // namespace mt::server::store
