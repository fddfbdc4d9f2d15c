// The store of a server.  What a transaction has committed is on the disk; a transaction that was not
// committed leaves nothing.
//
//   store.submit({.run = [&](Transaction& t) { ... }, .done = answer, .games = {game}});
//
// A node has one Store.  Jobs are committed together, each in a savepoint of its own, so that one fsync
// serves many jobs.  Several nodes may share one PostgreSQL.
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
  std::uint64_t jobs = 0;                 // jobs that were committed
  std::uint64_t failures = 0;             // jobs that threw
  std::uint64_t conflicts = 0;            // runs that were repeated
  std::uint64_t queued = 0;               // jobs that wait at this moment
  std::uint64_t commit_microseconds = 0;  // sum over all transactions, from begin until it is on the disk
};
// Is called for each transaction with the number of its jobs and the time until it was on the disk.
using CommitHearer = std::function<void(std::uint64_t jobs, std::chrono::steady_clock::duration took)>;

class Store {
 public:
  virtual ~Store() = default;
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // Queues a job; jobs that name the same game run in order.  Returns false if the queue is full or the store
  // is stopping; then `done` is not called.
  virtual bool submit(Job job) = 0;
  // Runs submit() and waits.  Throws what the job threw.
  void write(const std::function<void(Transaction&)>& run, std::vector<GameId> games = {});

  // Reads without delaying writers.  When it returns, everything that was read is on the disk, except on a
  // thread of the store (in `done` or a hearer).  Throws StoreError.
  virtual void read(const std::function<void(Transaction&)>& look) = 0;
  // Reads without waiting for the disk, so that a power failure may undo what was read.  It is for callers
  // that use what they have read only in a job, because the job's answer comes after everything is on the
  // disk.
  virtual void peek(const std::function<void(Transaction&)>& look) { read(look); }

  // `hear` is called with what this node or another one has committed, perhaps more than once, and not on the
  // thread that calls on_change.
  virtual void on_change(std::function<void(std::span<const Change>)> hear) = 0;
  // `hear` is called once, on any thread, when the disk has failed to keep what was written.  From then on
  // every job and read gets a StoreError; only another process can open the store again.
  virtual void on_failure(const std::function<void(const std::string& why)>& hear) { (void)hear; }
  // `hear` is called on a thread of the store, which it must not block.
  virtual void on_commit(const CommitHearer& hear) { (void)hear; }

  virtual StoreMetrics metrics() const = 0;
  // Writes a copy of everything as it is at one moment.  A store in PostgreSQL throws StoreError, because
  // PostgreSQL's own tools make backups.
  virtual void backup(const std::string& file) = 0;
  // Finishes the queued jobs, then stops.
  virtual void stop() = 0;
};

}  // namespace mt::server::store
